"""Two nets are fitted to the same games, one of which sees them in disguise."""

import numpy as np

from benchmarks.disguises import explained
from zellige.bots.works import search_of
from zellige.train.plan import Generation, Plan
from zellige.train.playing import play_games


def test_a_net_that_sees_disguises_is_another_one() -> None:
    nothing = np.zeros(1, search_of("azul-2-grey").NET)
    games = play_games("azul-2-grey", nothing, Generation(10, 30, 20), Plan.of("azul-2-grey").seeds(0)[:10])
    plain, again, disguised = (explained("azul-2-grey", games, 2, wanted) for wanted in (False, False, True))
    assert plain == again
    assert len(plain) == len(disguised) == 2
    assert plain != disguised
