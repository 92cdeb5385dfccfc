"""Keys of what the engine says, with their parameters. The English stands where it is said, and nowhere else."""

from __future__ import annotations

from typing import Final

ENGINE_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    # _native.py
    "engine-compiled": (),
    "engine-asked": (),
    "engine-stale": (),
    "engine-none": (),
    # bots/registry.py
    "error-bot_close": ("close", "name"),
    "error-bot_unknown": ("known", "name"),
    "error-bot_count": ("bots", "players"),
    "error-bot_import": ("error", "name"),
    "error-bot_factory": ("factory", "module", "name"),
    "error-bot_cannot_choose": ("name",),
    # core/actions.py
    "error-action_number": ("kind", "last", "number"),
    "error-action_unknown": ("kind", "known", "name"),
    # core/errors.py
    "error-not_allowed": ("action", "reason"),
    "error-this_not_allowed": ("reason",),
    "error-position_unusable": ("problems",),
    "error-data_unusable": ("file", "problems"),
    # core/game.py
    "error-no_options": ("name", "title"),
    "error-option_unknown": ("known", "name", "title"),
    "error-player_count": ("highest", "lowest", "players", "title"),
    "error-option_value": ("allowed", "name", "title", "value"),
    "error-option_players": ("counts", "name", "players", "title"),
    # core/record/record.py
    "error-record_seats_needed": ("players", "seats"),
    "error-record_bytes": ("nonce", "secret"),
    "error-line_n": ("line", "n", "next"),
    "error-record_closed": (),
    "error-record_not_whole": (),
    "error-record_other_secret": (),
    "error-line_undo_seat": ("line", "seat"),
    # core/record/lines.py
    "error-line_undo_goal": ("line", "to"),
    "error-seat_kind": ("bot", "kind", "person"),
    # core/record/text.py
    "error-record_seen_and_ended": (),
    "error-record_no_json": ("error",),
    "error-record_no_object": (),
    "error-record_twice": ("name",),
    "error-record_no_format": (),
    "error-record_format": ("format", "found"),
    "error-record_seats": ("players", "seats"),
    "error-record_option": ("name", "value"),
    "error-record_seen_by": ("spectator", "value"),
    "error-line_no_list": ("line", "value"),
    "error-line_number": ("found", "line"),
    "part-digest": ("line",),
    "error-line_form": ("forms", "line", "value"),
    "part-seat": ("line",),
    "part-action": ("line",),
    "part-outcome": ("line",),
    "part-n": ("line",),
    "part-goal": ("line",),
    # core/record/values.py
    "part-whole": (),
    "part-inside": ("where",),
    "error-record_lacks": ("missing", "what"),
    "error-record_has": ("format", "unknown", "what"),
    "error-value_object": ("value", "what"),
    "error-value_list": ("value", "what"),
    "error-value_text": ("value", "what"),
    "error-value_number": ("lowest", "value", "what"),
    "error-value_hex": ("digits", "value", "what"),
    # core/record/view.py
    "error-record_view_of_view": (),
    "error-record_no_seat": ("seat", "spectator"),
    # core/play/recorded_game.py
    "error-line_rewritten": ("line",),
    "error-chance_chosen": (),
    "error-record_not_over": (),
    # core/registry.py
    "error-game_import": ("error", "game", "point"),
    "error-game_no_game": ("game", "point"),
    "error-game_misnamed": ("game", "id", "point"),
    "error-game_close": ("close", "name"),
    "error-game_unknown": ("known", "name"),
    "error-game_none": ("name",),
    # core/record/replay.py
    "error-record_set_up": ("why",),
    "error-record_other_game": ("found", "wanted"),
    "error-record_other_rules": ("found", "here", "title"),
    "error-record_other_data": ("found", "here", "title"),
    "error-line_undo_by": ("last", "line", "seat"),
    "error-line_hidden": ("line",),
    "error-line_misfit": ("line", "why"),
    "error-line_draw_not_due": ("due", "line", "outcome"),
    "error-line_draw_impossible": ("line", "outcome"),
    "error-line_not_due": ("action", "due", "line", "seat"),
    "error-line_not_allowed": ("action", "game", "line", "reason", "seat"),
    "due-nothing": (),
    "due-chance": (),
    "due-seats": ("seats",),
    # core/record/verify.py
    "error-header_changed": (),
    "finding-header": (),
    "finding-no_secret": (),
    "error-secret_changed": (),
    "finding-secret": (),
    "finding-lines_unchecked": (),
    "error-line_changed": ("line",),
    "finding-lines": ("lines",),
    "error-header_not_shown": (),
    "error-line_not_shown": ("line",),
    "finding-nothing_shown": (),
    "finding-shown": ("count",),
    "finding-not_closed": ("lines",),
    "error-lines_missing": ("line", "lines"),
    "error-line_added": ("line", "lines"),
    "finding-closed": ("lines",),
    "error-line_n_used": ("line", "n"),
    "error-line_drawn_wrong": ("drawn", "drawn_n", "due", "line", "n"),
    "finding-no_result": (),
    "finding-result": (),
    "finding-closed_early": (),
    "error-result_added": (),
    "error-result_changed": (),
    "finding-moves_until_hidden": ("hidden",),
    "finding-moves": ("moves",),
    "finding-draws": ("draws",),
    "finding-draws_unchecked": (),
    # lab/croupier.py
    "error-bot_fault": ("allowed", "choice", "seat"),
    # lab/errors.py
    "error-game_broken": ("game", "number", "problems", "step"),
    # lab/simulate.py
    "error-at_least_one": ("games", "processes"),
    # lab/ladder.py
    "error-ladder_bots": ("bots",),
    # lab/libraries.py
    "error-library_missing": ("library",),
    # lab/tune.py
    "error-cannot_tune": ("title",),
    # core/judgement.py
    "error-weights_names": ("file", "odd"),
    # text/languages.py
    "error-language_unknown": ("known", "name"),
    # table/store/database.py
    "error-database_address": (),
    "error-folder_in_use": ("folder",),
    "error-folder_unusable": ("folder", "why"),
    "error-database_unusable": ("database", "why"),
    "error-database_newer": ("here", "newest"),
    # table/store/backup.py, backup_file.py, restore.py
    "error-backup_exists": ("file",),
    "error-backup_unwritable": ("file", "why"),
    "error-no_database": ("folder",),
    "error-empty_database": ("database",),
    "error-backup_missing": ("file",),
    "error-backup_other_file": ("file", "why"),
    "error-backup_damaged": ("file", "why"),
    "error-backup_newer": ("file", "here", "newest"),
    "error-restore_running": ("folder",),
    "error-restore_serving": ("database",),
    "error-restore_over_file": ("folder",),
    "error-restore_over_rows": ("database",),
    # table/settings.py
    "error-setting_number": ("name", "value"),
    "error-setting_whole": ("name", "value"),
}
