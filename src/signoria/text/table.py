"""Keys of what a table refuses, with their parameters; the English stands where it is said, in `signoria.table`."""

from __future__ import annotations

from typing import Final

TABLE_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    # Requests.
    "error-bad_request": (),
    "error-misfit": ("where",),
    "error-forbidden": (),
    "error-not_found": (),
    "error-method": (),
    "error-too_large": (),
    "error-too_many": ("seconds",),
    "error-too_many_open": ("count",),
    "error-broken": (),
    "error-database": (),
    "error-csrf": ("cookie", "header"),
    "error-origin": ("origin",),
    # Games and words.
    "error-no_game": ("game",),
    "error-no_language": ("known", "lang"),
    "error-no_rules": ("why",),
    # People.
    "error-not_signed_in": (),
    "error-signed_in": ("name",),
    "error-name": ("most",),
    "error-name_taken": ("name",),
    "error-wrong_password": (),
    "error-no_account": (),
    # Before the game.
    "error-no_table": (),
    "error-closed": (),
    "error-begun": (),
    "error-seated": (),
    "error-not_seated": (),
    "error-seat_taken": (),
    "error-no_open_seat": (),
    "error-not_host": (),
    "error-not_full": (),
    "error-too_many_lobbies": ("count",),
    "error-me_twice": (),
    "error-no_person": (),
    "error-no_level": ("known", "level"),
    "error-name_twice": ("name",),
    "error-host_left": (),
    # At the game.
    "error-no_game_now": ("status",),
    "error-stale": ("at",),
    "error-quicker": (),
    "error-not_your_seat": ("seat",),
    "error-bot_plays": (),
    "error-nothing_to_decide": ("seat",),
    "error-no_way_back": ("why",),
    "error-undo_goal": ("to",),
    "error-not_asked": (),
    "error-not_at_table": (),
    "error-empty_chat": (),
    "error-spoke_together": (),
    "error-not_a_voter": (),
    "error-not_away": ("name",),
    "error-not_replaced": (),
    "error-nobody_left": (),
    "error-no_moment": ("at", "lines"),
    "error-no_board": ("title",),
    "error-no_board_yet": (),
    "error-no_record": (),
}
