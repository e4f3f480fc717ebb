"""What each player knows (DU-7)."""

from dataclasses import replace

import pytest

from zellige.duel import (
    Awaits,
    Layout,
    PlateDrawn,
    PlateKept,
    PlateReturned,
    PlateSeen,
    PointPaid,
    Position,
    StackPlate,
    Turn,
    View,
    determinize,
    seen_by,
)

from .drawing import EMPTY, PLATES, board, layout, moves_of, of_kind, play_all, position, with_all_chips

VIEWERS = (0, 1, None)

ONE_PLATE = """
         . | ty .. ..
        .. | wk .. ..
       ... | .. .. ..
      .... | .. .. ..
     ..... | .. .. ..
    ...... | .. .. .."""

RICH = layout(
    board(ONE_PLATE, chips="T TY", spent="Y R", broken="RR"),
    large="BYRKT",
    suns="BBYR KKTT",
    moons="- - RYB",
    chips="B TY K RT",
    display="S1 J2",
    top="J3 S2",
    bottom=(StackPlate("S9", 0, 1), StackPlate("J9", 0, 1), StackPlate("J8", 1, 2), StackPlate("S8", 1, 2)),
)


def views(start: Position) -> list[View]:
    return [start.seen_by(viewer) for viewer in VIEWERS]


def plates(view: View) -> list[str]:
    return [plate.plate for plate in view.layout.stack]


def with_stack(start: Layout, *swapped: str) -> Position:
    """The position with two plates of the stack in each other's place, whoever returned them."""
    one, other = swapped
    names = {one: other, other: one}
    stack = tuple(replace(plate, plate=names.get(plate.plate, plate.plate)) for plate in start.stack)
    assert stack != start.stack
    return Position.from_layout(replace(start, stack=stack))


# Hidden from both


def test_du_7_1_the_bag_has_no_order() -> None:
    # Neither a position nor a view says more of the bag than how many tiles of each colour it holds.
    start = Position.from_layout(RICH)
    assert all(view.layout.bag == start.bag for view in views(start))
    assert len(start.bag) == 5


def test_du_7_1_the_order_of_the_stack_is_hidden_from_all() -> None:
    # J3 is on top; S2, S3 and J4 lie below it and were never seen.
    start = Position.from_layout(RICH)
    for pair in (("S2", "S3"), ("S2", "J4"), ("S3", "J4")):
        other = with_stack(RICH, *pair)
        assert other != start
        assert views(other) == views(start)


def test_du_7_1_of_the_top_plate_the_kind_is_visible() -> None:
    start = Position.from_layout(RICH)
    for view in views(start):
        assert plates(view)[:2] == ["J?", "?"]
    assert views(with_stack(RICH, "J3", "J4")) == views(start)
    for view, same in zip(views(with_stack(RICH, "J3", "S2")), views(start), strict=True):
        assert view != same


def test_du_7_1_face_down_chips_are_hidden_from_all() -> None:
    start = Position.from_layout(RICH)
    # The chips of factories 1 to 3 lie face-down, RT of factory 4 is revealed.
    for view in views(start):
        assert view.layout.chips == ("?", "?", "?", "RT")
    other = Position.from_layout(replace(RICH, chips=("K", "B", "TY", "RT")))
    assert other != start
    assert views(other) == views(start)


def test_du_7_1_a_face_down_chip_may_be_any_of_those_not_seen() -> None:
    start = Position.from_layout(RICH)
    # KB instead of B under factory 1: B is in the pile.
    other = Position.from_layout(with_all_chips(replace(RICH, chips=("KB", "TY", "K", "RT"))))
    assert other.layout.chip_pile != start.layout.chip_pile
    assert views(other) == views(start)


def test_du_7_1_nothing_hidden_can_be_found_in_a_view() -> None:
    start = Position.from_layout(RICH)
    seen_on_the_table = {"S1", "J2", "J1"}
    known = {0: {"S9", "J9"}, 1: {"J8", "S8"}, None: set[str]()}
    for viewer in VIEWERS:
        text = str(start.seen_by(viewer))
        assert {name for name in PLATES if name in text} == seen_on_the_table | known[viewer]
        assert "(B)" not in text
        assert text.count("(?)") == 3


def test_du_7_1_a_view_is_all_that_is_left() -> None:
    # What is hidden is not kept anywhere in a view either: read from its text it is the same.
    for viewer in VIEWERS:
        view = Position.from_layout(RICH).seen_by(viewer)
        read = View.parse(str(view), viewer)
        assert read == view
        assert hash(read) == hash(view)
        assert read.layout == view.layout
        assert [determinize(read, seed) for seed in range(3)] == [determinize(view, seed) for seed in range(3)]


def test_du_7_1_plates_returned_are_private() -> None:
    start = Position.from_layout(RICH)
    assert plates(start.seen_by(0))[-4:-2] == ["S9", "J9"]
    assert plates(start.seen_by(1))[-2:] == ["J8", "S8"]
    # S9 and S3, never seen, change places: only player 0 can tell.
    other = with_stack(RICH, "S9", "S3")
    assert other.seen_by(0) != start.seen_by(0)
    assert other.seen_by(1) == start.seen_by(1)
    assert other.seen_by(None) == start.seen_by(None)


def test_du_7_1_views_of_different_viewers_differ() -> None:
    assert len(set(views(Position.from_layout(RICH)))) == 3


# Public


def test_du_7_2_everything_else_is_public() -> None:
    for viewer in VIEWERS:
        seen = Position.from_layout(RICH).seen_by(viewer).layout
        assert replace(seen, stack=RICH.stack, chips=RICH.chips, chip_pile=RICH.chip_pile) == RICH
        assert [(plate.returner, plate.group) for plate in seen.stack] == [
            (plate.returner, plate.group) for plate in RICH.stack
        ]


def test_du_7_2_spent_chips_included() -> None:
    for view in views(Position.from_layout(RICH)):
        assert view.layout.boards[0].spent == ("Y", "R")
        assert view.layout.boards[0].chips == ("T", "TY")


def test_du_7_2_who_sees_all_that_matters_has_the_same_moves() -> None:
    start = Position.from_layout(RICH)
    for view in views(start):
        assert [str(move) for move in view.legal_moves()] == moves_of(start)


# Plates drawn and returned


def test_du_7_3_kinds_of_returned_plates_are_public_but_not_their_order() -> None:
    start = Position.from_layout(RICH)
    for viewer in (1, None):
        assert sorted(plates(start.seen_by(viewer))[-4:-2]) == ["J?", "S?"]
    turned = with_stack(RICH, "S9", "J9")
    assert turned.seen_by(0) != start.seen_by(0)
    assert turned.seen_by(1) == start.seen_by(1)
    assert turned.seen_by(None) == start.seen_by(None)


def test_du_7_3_another_kind_would_have_been_noticed() -> None:
    # Two special plates instead of one of each kind.
    other = with_stack(RICH, "J9", "S3")
    start = Position.from_layout(RICH)
    for view, same in zip(views(other), views(start), strict=True):
        assert view != same


def test_du_7_3_groups_of_different_turns_are_not_mixed() -> None:
    # Player 1 first returned two jokers, then two specials.
    bottom = (StackPlate("J3", 1, 1), StackPlate("J4", 1, 1), StackPlate("S3", 1, 2), StackPlate("S4", 1, 2))
    view = position(suns="B", bottom=bottom).seen_by(0)
    assert plates(view)[-4:] == ["J?", "J?", "S?", "S?"]


def last_plates(*stack: StackPlate) -> Position:
    """A position in which all plates but these lie on the domes."""
    left = {plate.plate for plate in stack}
    boards = []
    for kind in "SJ":
        placed = [f"{plate}r0" for plate in PLATES if plate[0] == kind and plate not in left]
        boards.append(replace(EMPTY, plates=(*placed, *[""] * (9 - len(placed)))))
    return position(*boards, suns="B", bottom=stack, round_number=4)


def test_du_7_3_the_top_plate_shows_its_back_even_if_it_was_returned() -> None:
    joker, special, last = StackPlate("J3", 1, 1), StackPlate("S3", 1, 1), StackPlate("J4", 1, 1)
    for viewer in (0, None):
        view = last_plates(joker, special, last).seen_by(viewer)
        assert plates(view)[0] == "J?"
        assert view == last_plates(joker, last, special).seen_by(viewer)
        assert plates(last_plates(special, joker, last).seen_by(viewer)) == ["S?", "J?", "J?"]


def test_du_7_3_whoever_returned_a_plate_knows_it_when_the_other_draws_it_unseen() -> None:
    turn = Turn(drawn=(StackPlate("J3", 1), StackPlate("S3")))
    start = position(suns="B", awaits=Awaits.DRAW, turn=turn)
    drawn = {viewer: [plate.plate for plate in start.seen_by(viewer).layout.turn.drawn] for viewer in VIEWERS}
    assert drawn == {0: ["J?", "S?"], 1: ["J3", "S?"], None: ["J?", "S?"]}


def test_du_7_3_a_returned_plate_that_comes_up_again_is_drawn_with_that_knowledge() -> None:
    start = last_plates(StackPlate("J9", 1, 1), StackPlate("S9", 1, 1))
    after, _ = play_all(start, "draw")
    assert [plate.plate for plate in after.seen_by(1).layout.turn.drawn] == ["J9"]
    assert [plate.plate for plate in after.seen_by(0).layout.turn.drawn] == ["J?"]


def test_du_7_3_the_drawer_sees_the_plates_only_after_stopping() -> None:
    drawing, _ = play_all(position(suns="B", top="J4 S5"), "draw draw")
    for view in views(drawing):
        assert [plate.plate for plate in view.layout.turn.drawn] == ["J?", "S?"]
    looked = drawing.play("stop")
    drawn = [[plate.plate for plate in view.layout.turn.drawn] for view in views(looked)]
    assert drawn == [["J4", "S5"], ["J?", "S?"], ["J?", "S?"]]


def test_du_7_3_others_do_not_see_which_plates_could_be_kept() -> None:
    looked, _ = play_all(position(suns="B", top="J4 S5"), "draw draw stop")
    assert [[str(move) for move in view.legal_moves()] for view in views(looked)] == [["S5", "J4"], [], []]


def kinds_in_play(view: View, returned: int) -> list[str]:
    """The backs of the plates in the drawer's hand and of those just returned."""
    hand = [plate.plate for plate in view.layout.turn.drawn]
    return sorted(hand + plates(view)[len(plates(view)) - returned :])


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize(("returns", "number"), [("", 0), ("J1", 1), ("S2", 1)])
def test_du_7_3_kinds_are_public_while_plates_are_being_returned(viewer: int | None, returns: str, number: int) -> None:
    # S1 is kept; J1, J2 and S2 go back.
    returning, _ = play_all(position(suns="B", top="S1 J1 J2 S2"), f"draw draw draw draw stop S1 {returns}")
    assert returning.awaits is Awaits.RETURN
    assert kinds_in_play(returning.seen_by(viewer), number) == ["J?", "J?", "S?"]


@pytest.mark.parametrize("viewer", [1, None])
def test_du_7_3_the_order_is_private_while_plates_are_being_returned(viewer: int | None) -> None:
    kept, _ = play_all(position(suns="B", top="S1 J1 J2 S2"), "draw draw draw draw stop S1")
    assert kept.play("J1").seen_by(viewer) == kept.play("S2").seen_by(viewer)
    assert kept.play("J1").seen_by(0) != kept.play("S2").seen_by(0)


def test_du_7_3_events_hide_what_a_player_looked_at_and_returned() -> None:
    _, events = play_all(position(suns="B", top="J4 S5 J6"), "draw draw draw stop S5 J6")
    assert seen_by(events, 0) == tuple(events)
    for viewer in (1, None):
        masked = seen_by(events, viewer)
        assert of_kind(masked, PlateSeen) == [PlateSeen(0, None)] * 3
        assert of_kind(masked, PlateReturned) == [PlateReturned(0, None)] * 2
        # What everybody sees: the points, the backs, and the plate that is kept.
        assert of_kind(masked, PointPaid) == of_kind(events, PointPaid)
        assert of_kind(masked, PlateDrawn) == [PlateDrawn(0, False), PlateDrawn(0, True), PlateDrawn(0, False)]
        assert of_kind(masked, PlateKept) == [PlateKept(0, "S5")]
        assert len(masked) == len(events)


# Guessing


@pytest.mark.parametrize("viewer", VIEWERS)
def test_du_7_1_a_guess_fits_the_view(viewer: int | None) -> None:
    view = Position.from_layout(RICH).seen_by(viewer)
    guesses = [determinize(view, seed) for seed in range(20)]
    assert all(guess.seen_by(viewer) == view for guess in guesses)
    assert len(set(guesses)) == 20
    # A guess is a possible position.
    assert all(Position.parse(str(guess)) == guess for guess in guesses)


def test_du_7_1_a_guess_does_not_depend_on_what_is_hidden() -> None:
    other = with_stack(RICH, "S2", "J4")
    start = Position.from_layout(RICH)
    for seed in range(5):
        assert determinize(other.seen_by(0), seed) == determinize(start.seen_by(0), seed)


def test_du_7_1_a_guess_can_be_anything_unknown() -> None:
    # J1 and J2 lie in sight and J9 was returned by the viewer.
    view = Position.from_layout(RICH).seen_by(0)
    tops = {determinize(view, seed).stack[0].plate for seed in range(100)}
    assert tops == {"J3", "J4", "J5", "J6", "J7", "J8"}


def test_du_7_3_a_guess_keeps_what_the_viewer_returned_and_shuffles_what_the_other_did() -> None:
    view = Position.from_layout(RICH).seen_by(0)
    bottoms = [tuple(plate.plate for plate in determinize(view, seed).stack[-4:]) for seed in range(40)]
    assert {bottom[:2] for bottom in bottoms} == {("S9", "J9")}
    assert {bottom[2][0] + bottom[3][0] for bottom in bottoms} == {"SJ", "JS"}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("moves", ["draw draw", "draw draw draw stop", "draw draw draw draw stop S1 J1"])
def test_du_7_3_a_guess_fits_the_view_in_the_middle_of_a_turn(viewer: int | None, moves: str) -> None:
    start, _ = play_all(position(suns="B", top="S1 J1 J2 S2"), moves)
    view = start.seen_by(viewer)
    for seed in range(10):
        assert determinize(view, seed).seen_by(viewer) == view
