"""Actions have names: a verb and its argument, `swap:3`; inside they are small ints in one table per game."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from signoria.core.errors import UnknownAction


class ActionTable:
    """The actions (or chance outcomes) of a game, in the order in which their verbs were declared."""

    def __init__(self, kind: str = "action") -> None:
        self.kind = kind
        self.names: list[str] = []
        self.verbs: list[str] = []
        self._ids: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.names)

    def verb(self, verb: str, arguments: Sequence[str | int] = ()) -> i64:
        """Declare a verb, alone or once per argument; returns the id of its first action."""
        first = len(self.names)
        for name in [f"{verb}:{argument}" for argument in arguments] or [verb]:
            if name in self._ids:
                raise ValueError(f"{self.kind} {name} is declared twice")
            self._ids[name] = len(self.names)
            self.names.append(name)
            self.verbs.append(verb)
        return first

    def name(self, action: int) -> str:
        if not 0 <= action < len(self.names):
            raise UnknownAction(
                "There is no {kind} number {number}: the numbers of this game go from 0 to {last}.",
                "action_number",
                kind=self.kind,
                number=action,
                last=len(self) - 1,
            )
        return self.names[action]

    def id(self, name: str) -> int:
        action = self._ids.get(name)
        if action is not None:
            return action
        verb = name.partition(":")[0]
        arguments = [other for other in self.names if other.partition(":")[0] == verb]
        known = ", ".join(arguments or dict.fromkeys(self.verbs))
        english = "{name!r} is no {kind} of this game; it knows {known}."
        raise UnknownAction(english, "action_unknown", name=name, kind=self.kind, known=known)
