"""A server for the tests: `python -m tests.web.serving DATABASE` prints its address; bots answer at once."""

import asyncio
import sys

from zellige.server.limits import Limits, Rate
from zellige.server.serving import address_of, bind, serve

#: Tests ask more than persons do.
FREE = Rate(1e9, 1e9)


def main(database: str) -> None:
    bound = bind("127.0.0.1", 0)
    limits = Limits(messages=FREE, person_messages=FREE, tables=FREE, address=FREE)
    asyncio.run(serve(bound, database, lambda: print(address_of(bound), flush=True), limits=limits, least=0.0))


if __name__ == "__main__":
    main(sys.argv[1])
