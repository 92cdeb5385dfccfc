"""A Fluent file as it is written: its messages with what they mention, for the check of the texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass
class Entry(Visitor):
    """A message, an attribute (`key.attribute`) or a term (`-key`): the variables and the entries it mentions."""

    key: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit(self, node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif isinstance(node, ast.TermReference):
            self.references.add(f"-{node.id.name}")
        super().visit(node)


@dataclass
class Source:
    """All entries of one language, and what is wrong with the files themselves."""

    entries: dict[str, Entry] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)

    def reach(self, key: str, seen: set[str] | None = None) -> set[str]:
        """An entry and all that it leads to."""
        seen = set() if seen is None else seen
        if key not in seen and key in self.entries:
            seen.add(key)
            for reference in self.entries[key].references:
                self.reach(reference, seen)
        return seen

    def variables(self, key: str) -> set[str]:
        """The variables that must be given to say it; those of terms are their own."""
        reached = [self.entries[other] for other in self.reach(key) if not other.startswith("-")]
        return set().union(*(entry.variables for entry in reached))

    def add(self, path: Path) -> Source:
        """Read one more file of this language."""
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(item, ast.Junk):
                first = (item.content or "").strip().splitlines()[:1]
                self.unreadable.append(f"{path.name}: {' '.join(first)}")
            elif isinstance(item, ast.Message | ast.Term):
                self._add_entry(item)
        return self

    def _add_entry(self, item: ast.Message | ast.Term) -> None:
        key = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
        values = {key: item.value} | {f"{key}.{part.id.name}": part.value for part in item.attributes}
        for name, value in values.items():
            if value is None:
                continue
            if name in self.entries:
                self.twice.append(name)
            entry = Entry(name)
            entry.visit(value)
            self.entries[name] = entry
