"""The tree: arms, twins and the choice among them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.tree import NONE, Tree


def numbers(*items: int) -> vec[i64]:
    return vec[i64](items)


def keys(tree: Tree, node: int) -> list[int]:
    found, arm = [], tree.first[node]
    while arm != NONE:
        found.append(int(tree.key[arm]))
        arm = tree.after[arm]
    return found


def test_arms_are_kept_in_ascending_order_whatever_comes_first() -> None:
    tree = Tree()
    assert tree.offer(0, numbers(4, 9), 2) == 2
    assert tree.offer(0, numbers(1, 4, 7), 3) == 2
    tree.arm_of(0, -3)
    assert keys(tree, 0) == [-3, 1, 4, 7, 9]
    assert tree.offer(0, numbers(1, 4, 7, 9), 4) == 0


def test_an_option_is_counted_as_often_as_it_was_offered() -> None:
    tree = Tree()
    tree.offer(0, numbers(2, 5), 2)
    tree.offer(0, numbers(5), 1)
    assert [int(tree.offered[tree.arm_of(0, key)]) for key in (2, 5)] == [1, 2]


def test_the_best_prior_is_tried_first_and_the_best_mean_afterwards() -> None:
    tree = Tree()
    tree.offer(0, numbers(0, 1), 2)
    good, other = tree.arm_of(0, 0), tree.arm_of(0, 1)
    tree.prior[good], tree.prior[other] = 0.9, 0.1
    assert tree.select(0, numbers(0, 1), 2, 0.1, 1.0) == good
    tree.tried[good], tree.worth[good] = 50, 5.0
    tree.tried[other], tree.worth[other] = 50, 40.0
    assert tree.select(0, numbers(0, 1), 2, 0.1, 1.0) == other


def test_what_was_hardly_tried_is_tried_again_by_the_bold() -> None:
    tree = Tree()
    for _ in range(100):
        tree.offer(0, numbers(0, 1), 2)
    for key, tried, worth in ((0, 97, 58.0), (1, 3, 1.5)):
        arm = tree.arm_of(0, key)
        tree.tried[arm], tree.worth[arm], tree.prior[arm] = tried, worth, worth / tried
    assert tree.key[tree.select(0, numbers(0, 1), 2, 0.0, 1.0)] == 0
    assert tree.key[tree.select(0, numbers(0, 1), 2, 1.0, 1.0)] == 1


def test_the_same_lines_seen_may_ask_different_things() -> None:
    tree = Tree()
    assert tree.asking(0, 7) == 0
    twin = tree.asking(0, 8)
    assert twin != 0
    assert tree.asking(0, 8) == twin
    assert tree.asking(0, 7) == 0
