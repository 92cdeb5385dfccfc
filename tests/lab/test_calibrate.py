"""Chances that mean what they say: what is sampled, what is fitted, and that a fit finds what was put in."""

from __future__ import annotations

from signoria.bots.chances import chances
from signoria.core.registry import load_game
from signoria.core.rng import Rng
from signoria.lab.calibrate import Games, Sample, as_toml, bins, calibrate, fit, foretell, play_some
from signoria.review.temperature import Temperature

GAME = "il_principe"


def drawn(temperature: Temperature, count: int) -> list[Sample]:
    """Positions whose winners are drawn by the chances of this temperature."""
    rng, samples = Rng("drawn"), list[Sample]()
    for _ in range(count):
        line, points = int(rng.below(200)), [float(rng.below(20)) for _ in range(4)]
        place, winner = int(rng.below(10**6)) / 10**6, 0
        for seat, chance in enumerate(chances(points, temperature.at(line, 4))):
            winner = seat
            place -= chance
            if place < 0:
                break
        won = tuple(float(seat == winner) for seat in range(4))
        samples.append(Sample(line, 200, tuple(points), won))
    return samples


def test_a_fit_finds_the_temperature_that_made_the_winners() -> None:
    fitted = fit(drawn(Temperature(8.0, 2.0, 50.0), 1500))
    assert 6.0 <= fitted.early <= 10.5
    assert 1.5 <= fitted.late <= 2.7
    assert fitted.lines == 50.0


def test_chances_that_are_right_are_held_in_every_tenth() -> None:
    true = Temperature(8.0, 2.0, 50.0)
    for each in bins((sample, foretell(sample, true)) for sample in drawn(true, 3000)):
        assert each.low <= each.given <= each.high
        assert abs(each.won - each.given) < 4 * (each.given * (1 - each.given) / each.seats) ** 0.5


def test_the_same_seed_plays_the_same_games_in_any_number_of_pieces() -> None:
    job = Games(GAME, 2, load_game(GAME).unattended_settings(2, {}), "random", 3)
    assert play_some(job, 0, 4) == [*play_some(job, 0, 1), *play_some(job, 1, 4)]
    for sample in play_some(job, 0, 4):
        assert 0 <= sample.line < sample.lines
        assert sum(sample.won) == 1.0


def test_slips_tell_games_apart_that_would_be_the_same() -> None:
    settings = load_game("virtu").unattended_settings(2, {})
    plain = play_some(Games("virtu", 2, settings, "random", 3), 0, 2)
    slipped = play_some(Games("virtu", 2, settings, "random", 3, slip=4), 0, 2)
    assert [sample.lines for sample in plain] != [sample.lines for sample in slipped]


def test_what_is_fitted_is_written_as_it_is_read() -> None:
    result = calibrate(GAME, 2, 6, "random")
    assert sum(each.seats for each in result.bins) == 12
    assert f"early = {result.fitted.early}\n" in as_toml(result)
