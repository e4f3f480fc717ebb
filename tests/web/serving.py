"""A server for tests: `python -m tests.web.serving DATABASE` prints its address; bots and reviews are quick."""

import asyncio
import sys

from zellige.bots.thinking import Budget
from zellige.server import reviews
from zellige.server.limits import Limits, Rate
from zellige.server.serving import address_of, bind, serve

#: Tests ask more than persons do.
FREE = Rate(1e9, 1e9)


def main(database: str) -> None:
    reviews.BUDGET = Budget(nodes=1_000)  # what is found matters less than that it is shown
    bound = bind("127.0.0.1", 0)
    limits = Limits(messages=FREE, person_messages=FREE, tables=FREE, address=FREE)
    asyncio.run(serve(bound, database, lambda: print(address_of(bound), flush=True), limits=limits, least=0.0))


if __name__ == "__main__":
    main(sys.argv[1])
