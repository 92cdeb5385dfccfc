"""The tree of a search: a node for everything the searching seat has seen since the root, an arm for every choice.

Arms lie in one pool and are chained per node by ascending key. A key from zero up is an action; a key below zero
stands for how something looked whose actor or outcome the seat does not see whole, and leads on without being chosen.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
MOST_ARMS: Final = 1_000_000
# Keys of the ways to a node's twins: the same lines seen, but hidden things made another seat the one to decide.
TWIN: Final = -(10**9)


class Tree:
    """Counts and sums of the arms; an arm's worth is that of the seat which chooses there.

    Of the searching seat's arms, `hope` sums the chances to win as people are told them, the first estimate included.
    """

    first: vec[i64]
    asks: vec[i64]
    reached: vec[i64]
    key: vec[i64]
    after: vec[i64]
    child: vec[i64]
    tried: vec[i64]
    offered: vec[i64]
    worth: vec[float]
    prior: vec[float]
    hope: vec[float]

    def __init__(self) -> None:
        self.first = vec[i64]([NONE])
        self.asks = vec[i64]([NONE])
        self.reached = vec[i64]([0])
        self.key = vec[i64]([])
        self.after = vec[i64]([])
        self.child = vec[i64]([])
        self.tried = vec[i64]([])
        self.offered = vec[i64]([])
        self.worth = vec[float]([])
        self.prior = vec[float]([])
        self.hope = vec[float]([])

    def is_full(self) -> bool:
        """Large enough; what is new is then no longer remembered."""
        return len(self.key) > MOST_ARMS

    def new_node(self) -> i64:
        node: i64 = len(self.first)
        self.first = append(self.first, NONE)
        self.asks = append(self.asks, NONE)
        self.reached = append(self.reached, 0)
        return node

    def asking(self, node: i64, question: i64) -> i64:
        """The node itself, or its twin for another question (a number from zero up) than it was made for."""
        if self.asks[node] == NONE:
            self.asks[node] = question
        if self.asks[node] == question:
            return node
        twin: i64 = self.child_of(self.arm_of(node, TWIN - question))
        self.asks[twin] = question
        return twin

    def insert(self, node: i64, before: i64, key: i64, after: i64) -> i64:
        """A new arm between two of a node's chain."""
        arm: i64 = len(self.key)
        self.key = append(self.key, key)
        self.after = append(self.after, after)
        self.child = append(self.child, NONE)
        self.tried = append(self.tried, 0)
        self.offered = append(self.offered, 0)
        self.worth = append(self.worth, 0.0)
        self.prior = append(self.prior, 0.0)
        self.hope = append(self.hope, 0.0)
        if before == NONE:
            self.first[node] = arm
        else:
            self.after[before] = arm
        return arm

    def arm_of(self, node: i64, key: i64) -> i64:
        """The arm with this key, made if it is not there."""
        before: i64 = NONE
        arm: i64 = self.first[node]
        while arm != NONE and self.key[arm] < key:
            before = arm
            arm = self.after[arm]
        return arm if arm != NONE and self.key[arm] == key else self.insert(node, before, key, arm)

    def child_of(self, arm: i64) -> i64:
        """Where an arm leads, made if it leads nowhere yet."""
        if self.child[arm] == NONE:
            self.child[arm] = self.new_node()
        return self.child[arm]

    def ripens(self, node: i64, ripe: i64) -> bool:
        """Reached once more: often enough for its options to be worth a look each?"""
        self.reached[node] += 1
        return self.reached[node] > ripe and not self.is_full()

    def chance(self, arm: i64) -> float:
        """The chance to win with an arm of the searching seat's own."""
        return self.hope[arm] / (float(self.tried[arm]) + 1.0)

    def offer(self, node: i64, options: vec[i64], count: i64) -> i64:
        """Count the options, ascending, as offered once more; returns how many of them are new here."""
        new: i64 = 0
        before: i64 = NONE
        arm: i64 = self.first[node]
        i: i64 = 0
        while i < count:
            action: i64 = options[i]
            while arm != NONE and self.key[arm] < action:
                before = arm
                arm = self.after[arm]
            if arm == NONE or self.key[arm] != action:
                arm = self.insert(node, before, action, arm)
                new += 1
            self.offered[arm] += 1
            i += 1
        return new

    def mean(self, arm: i64, trust: float) -> float:
        """What an arm is worth by its tries and by its prior, which weighs as many of them as `trust` says."""
        return (self.worth[arm] + trust * self.prior[arm]) / (float(self.tried[arm]) + trust)

    def select(self, node: i64, options: vec[i64], count: i64, boldness: float, trust: float) -> i64:
        """The arm among ascending options with the best upper confidence bound.

        An arm's bound counts the times that it could have been chosen, as not every redeal offers it.
        """
        pick: i64 = NONE
        best: float = 0.0
        arm: i64 = self.first[node]
        i: i64 = 0
        while i < count:
            while self.key[arm] != options[i]:
                arm = self.after[arm]
            doubt: float = math.log(1.0 + float(self.offered[arm])) / (float(self.tried[arm]) + trust)
            bound: float = self.mean(arm, trust) + boldness * math.sqrt(doubt)
            if pick == NONE or bound > best:
                best = bound
                pick = arm
            i += 1
        return pick
