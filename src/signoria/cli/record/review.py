"""`signoria record review`: what bots say of a game that is over, as text, as JSON or as a page."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter, validators

from signoria.cli import messages, output
from signoria.cli.exit_codes import OK
from signoria.cli.parameters import AsJson, RecordFile
from signoria.cli.record.file import read_record
from signoria.cli.record.replay import print_score
from signoria.cli.record.review_page import page
from signoria.cli.record.reviewed import MISTAKES, Reviewed
from signoria.cli.speech import say
from signoria.core.document import Document
from signoria.core.errors import SignoriaError
from signoria.core.record.replay import replay
from signoria.review.judge import LIGHT
from signoria.review.review import Reviewer


class CannotReview(SignoriaError):
    """A seat that is not at the table."""


def review(
    file: RecordFile,
    /,
    *,
    seat: Annotated[int | None, Parameter(help="parameter-review-seat", validator=validators.Number(gte=0))] = None,
    light: Annotated[bool, Parameter(help="parameter-light", negative="")] = False,
    json: AsJson = False,
    html: Annotated[bool, Parameter(help="parameter-html", negative="")] = False,
) -> int:
    record = read_record(file)
    if seat is not None and seat >= record.header.players:
        raise CannotReview(say("review-no-seat", seat=seat, last=record.header.players - 1))
    reviewer = Reviewer(record, LIGHT if light else None)
    document = _reviewed(reviewer)
    if json:
        output.print_json(document)
        return OK
    reviewed = Reviewed(reviewer, document, seat)
    if html:
        print(page(reviewed))
        return OK
    _print(reviewed)
    return OK


def _reviewed(reviewer: Reviewer) -> Document:
    """Judge every decision, with a bar for whoever watches."""
    decisions: list[Document] = []
    with output.progress_bar(say("reviewing"), len(reviewer)) as bar:
        for number in range(len(reviewer)):
            decisions.append(reviewer.judged(number))
            if bar is not None:
                bar(number + 1)
    return reviewer.document(decisions)


def _print(reviewed: Reviewed) -> None:
    record = reviewed.reviewer.record
    print(messages.record_head(record))
    print(reviewed.method())
    _print_chances(reviewed)
    print(f"\n{say('review-turning')}")
    for turning in reviewed.turnings():
        print(f"  {turning.head}  {turning.change}\n    {turning.told}")
        for line in turning.better:
            print(f"    {line}")
    if not reviewed.turnings():
        print(f"  {say('review-no-turning')}")
    for seat in range(record.header.players) if reviewed.seat is None else [reviewed.seat]:
        print(f"\n{reviewed.summary(seat)}")
        for mistake in reviewed.mistakes(seat, None if reviewed.seat is not None else MISTAKES):
            print(f"  {mistake.head}  {mistake.change}\n    {mistake.told}")
            for line in mistake.better:
                print(f"    {line}")
    print()
    game = reviewed.reviewer.game
    print_score(game, record, replay(game, record))


def _print_chances(reviewed: Reviewed) -> None:
    from rich import box
    from rich.table import Table

    table = Table(say("review-decision"), *reviewed.names, box=box.SIMPLE_HEAD, title=reviewed.chances_title())
    for column in table.columns:
        column.justify = "right"
    for number, row in reviewed.milestones():
        table.add_row(str(number), *(reviewed.percent(chance) for chance in row))
    output.console().print(table)
