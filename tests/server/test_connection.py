"""What waits for a connection goes out together."""

import asyncio

from zellige.server.connection import MOST_WAITING, Connection


def test_messages_said_at_once_share_a_frame_but_the_welcome_comes_alone() -> None:
    async def listen() -> list[str]:
        connection = Connection("ann")
        for text in ("welcome", "entries", "now"):
            connection.send(text)
        heard = [await connection.next(), await connection.next()]
        connection.send("pong")
        return [*heard, await connection.next()]

    assert asyncio.run(listen()) == ["welcome", "entries\nnow", "pong"]


def test_nothing_to_say_is_waited_for() -> None:
    async def listen() -> str:
        connection = Connection(None)
        connection.send("welcome")
        await connection.next()
        waiting = asyncio.create_task(connection.next())
        await asyncio.sleep(0)
        assert not waiting.done()
        connection.send("now")
        return await waiting

    assert asyncio.run(listen()) == "now"


def test_somebody_who_does_not_read_is_given_up() -> None:
    connection = Connection(None)
    for number in range(MOST_WAITING):
        connection.send(str(number))
    assert not connection.is_given_up
    connection.send("one too many")
    assert connection.is_given_up
