"""Names and numbers of actions."""

from __future__ import annotations

import pytest

from signoria.core.actions import ActionTable
from signoria.core.errors import UnknownAction


@pytest.fixture
def table() -> ActionTable:
    table = ActionTable()
    table.verb("bid", range(1, 4))
    table.verb("pass")
    table.verb("annex", ("ravenna", "pisa"))
    return table


def test_verbs_are_numbered_in_the_order_of_declaration(table: ActionTable) -> None:
    assert table.names == ["bid:1", "bid:2", "bid:3", "pass", "annex:ravenna", "annex:pisa"]
    assert [table.id(name) for name in table.names] == list(range(len(table)))
    assert [table.name(i) for i in range(len(table))] == table.names
    assert table.verbs == ["bid", "bid", "bid", "pass", "annex", "annex"]


def test_a_verb_answers_the_number_of_its_first_action(table: ActionTable) -> None:
    assert table.verb("swap", range(2)) == 6
    assert table.verb("end") == 8


def test_a_name_is_declared_once(table: ActionTable) -> None:
    with pytest.raises(ValueError, match="action bid:3 is declared twice"):
        table.verb("bid", [3])


@pytest.mark.parametrize("number", [-1, 6, 10**6])
def test_a_number_out_of_the_table_is_unknown(table: ActionTable, number: int) -> None:
    with pytest.raises(UnknownAction, match="from 0 to 5"):
        table.name(number)


def test_a_wrong_argument_is_answered_with_the_right_ones(table: ActionTable) -> None:
    with pytest.raises(UnknownAction, match=r"'bid:4' is no action of this game; it knows bid:1, bid:2, bid:3\."):
        table.id("bid:4")


@pytest.mark.parametrize("name", ["steal:1", "", ":", "BID:1", "bid:1 "])
def test_an_unknown_name_is_answered_with_what_there_is(table: ActionTable, name: str) -> None:
    with pytest.raises(UnknownAction, match="it knows"):
        table.id(name)


def test_an_unknown_verb_is_answered_with_each_verb_once(table: ActionTable) -> None:
    with pytest.raises(UnknownAction, match=r"it knows bid, pass, annex\."):
        table.id("steal")


def test_chance_outcomes_are_called_so() -> None:
    with pytest.raises(UnknownAction, match="'draw:red' is no chance outcome"):
        ActionTable("chance outcome").id("draw:red")
