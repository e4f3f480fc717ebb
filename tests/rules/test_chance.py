"""Chance is portable: docs/chance.md, followed in plain Python, gives the same deals."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.strategies import positions, seeds
from zellige import azul
from zellige.games.azul.game import draw_starting_player

MASK = (1 << 64) - 1


class Stream:
    """The generator as docs/chance.md describes it, with Python's own integers."""

    def __init__(self, seed: int, stream: int) -> None:
        self.state = self.mix((self.mix((seed + 0x9E3779B97F4A7C15) & MASK) + stream * 0xD1342543DE82EF95) & MASK)

    @staticmethod
    def mix(value: int) -> int:
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
        return value ^ (value >> 31)

    def below(self, bound: int) -> int:
        while True:
            self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
            product = (self.mix(self.state) >> 32) * bound
            if product & 0xFFFFFFFF >= (1 << 32) % bound:
                return product >> 32


def deal_by_hand(position: azul.Position, seed: int) -> list[str]:
    stream = Stream(seed, position.round + 1)
    bag = "".join(letter * count for letter, count in zip("BYRKW", position.bag, strict=True))
    lid = "".join(letter * count for letter, count in zip("BYRKW", position.lid, strict=True))
    displays = [""] * position.variant.displays
    for place in range(4 * len(displays)):
        if not bag:
            bag, lid = lid, ""
        if not bag:
            break
        ticket = stream.below(len(bag))
        displays[place // 4] += bag[ticket]
        bag = bag[:ticket] + bag[ticket + 1 :]
    return ["".join(sorted(display, key="BYRKW".index)) for display in displays]


@given(positions, seeds)
def test_a_deal_follows_from_its_description(position: azul.Position, seed: int) -> None:
    if position.awaits_deal:
        assert list(position.draw_deal(seed).displays) == deal_by_hand(position, seed)
    start = azul.Position.start(position.variant.players, position.variant.side)
    assert list(start.draw_deal(seed).displays) == deal_by_hand(start, seed)


@given(seeds, st.sampled_from([2, 3, 4]))
def test_the_starting_player_follows_from_its_description(seed: int, players: int) -> None:
    assert draw_starting_player(seed, players) == Stream(seed, 0).below(players)


def test_known_draws() -> None:
    """The test vector of docs/chance.md."""
    stream = Stream(2026, 1)
    assert [stream.below(100) for _ in range(5)] == [24, 61, 83, 37, 20]
    assert str(azul.Position.start().draw_deal(2026)) == "YYKW BBYK BBRK RRKW KKKW"


def test_colours_are_dealt_evenly() -> None:
    """Chi-square over 4,000 first deals: 18.47 is exceeded once in a thousand fair trials, and the seeds are fixed."""
    start = azul.Position.start()
    dealt = Counter("".join("".join(start.draw_deal(seed).displays) for seed in range(4000)))
    expected = 4000 * 20 / 5
    assert sum((dealt[letter] - expected) ** 2 / expected for letter in "BYRKW") < 18.47


def test_neighbouring_seeds_are_not_shifted_copies() -> None:
    long = [Stream(seed, 1) for seed in range(50)]
    draws = [tuple(stream.below(1 << 20) for _ in range(40)) for stream in long]
    values = [value for row in draws for value in row]
    assert len(set(values)) > len(values) - 20
