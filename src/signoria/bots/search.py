"""Information-set Monte-Carlo tree search for any number of seats: its loop, compiled with the engines.

Each iteration deals anew what the searching seat cannot see, walks down the tree of what it would see to where it ends,
and plays on quickly to where the position is valued. Who chooses in the tree maximises what he himself plays for.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.face import Face
from signoria.bots.lookahead import Lookahead
from signoria.bots.rollout import Rollout
from signoria.bots.tree import NONE, Tree
from signoria.bots.worths import Worths
from signoria.core.playout import draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, DECISION, NOBODY, SEAT, TOGETHER, WAITING, State, buffer

DEEPEST: Final = 200
# Between two looks at the clock.
BATCH: Final = 8
# How far a confidence bound lies above the mean, in spreads: for the searching seat and for others in its tree. Others
# are expected to do what looks best to them; what they would only try out is noise to this seat.
BOLDNESS: Final = 2.0
BOLDNESS_OF_OTHERS: Final = 0.4
# How many tries the first estimate of an option weighs: what a greedy bot would think of it.
TRUST: Final = 10.0
# A node must have been reached so often before each of its options is looked at, which costs as much as many playouts.
RIPE: Final = 4
# By the odds alone, a seat far behind would not care what it does, and one far ahead neither.
CALM: Final = 3.0


class Search:
    """A root, its tree, and how to search it."""

    tree: Tree
    rollout: Rollout
    lookahead: Lookahead
    worths: Worths
    state: State
    root: i64
    seat: i64
    path: vec[i64]
    actors: vec[i64]
    options: vec[i64]
    weights: vec[i64]

    def __init__(self, face: Face, state: State, seat: i64, rng: Rng) -> None:
        self.face = face
        self.tree = Tree()
        self.looks: dict[str, int] = {}
        self.rng = rng
        self.root = 0
        self.seat = seat
        self.state = state
        self.rollout = Rollout(face, seat)
        self.lookahead = Lookahead(face)
        self.worths = Worths(state.players)
        self.worths.take_level(face, state, seat, rng)
        self.path = vec[i64]([0] * DEEPEST)
        self.actors = vec[i64]([0] * DEEPEST)
        self.options = buffer()
        self.weights = buffer()

    # ---- what a bot asks ----

    def run(self, iterations: i64, seconds: float) -> i64:
        """Iterate so often, or until the time is over, but a few times in any case; returns how often."""
        deadline: float = time.perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            if done > 0 and done % BATCH == 0 and time.perf_counter() > deadline:
                break
            self.iterate()
            done += 1
        return done

    def arms(self) -> list[tuple[int, int, float]]:
        """The root's choices: action, times tried, chance to win; most tried first, then what is worth more."""
        tree = self.tree
        arms: list[tuple[int, float, int, float]] = []
        arm: i64 = tree.first[self.root]
        while arm != NONE:
            if tree.key[arm] >= 0 and tree.offered[arm] > 0:
                worth: float = tree.mean(arm, TRUST)
                arms.append((-int(tree.tried[arm]), -worth, int(tree.key[arm]), tree.chance(arm)))
            arm = tree.after[arm]
        arms.sort()
        return [(action, -untried, chance) for untried, _, action, chance in arms]

    def clock(self) -> float:
        return time.perf_counter()

    def tried(self) -> i64:
        """How often the root has been searched, also from above it."""
        total: i64 = 0
        arm: i64 = self.tree.first[self.root]
        while arm != NONE:
            total += self.tree.tried[arm]
            arm = self.tree.after[arm]
        return total

    def node_after(self, node: i64, state: State, actor: i64, action: i64) -> i64:
        """The node below a step that is about to be made."""
        asking: i64 = self.tree.asking(node, self.question(state, actor))
        return self.tree.child_of(self.tree.arm_of(asking, self.key(state, actor, action)))

    def move_to(self, node: i64, state: State, rng: Rng) -> None:
        """Go on from a node of this tree, at a state that looks like it."""
        self.root = node
        self.state = state
        self.rng = rng
        self.worths.take_level(self.face, state, self.seat, rng)

    # ---- an iteration ----

    def iterate(self) -> None:
        s = self.face.redeal(self.state, self.seat, self.rng)
        self.worths.begin(self.face.worth(s))
        self.rollout.begin()
        length: i64 = self.descend(s)
        self.rollout.play_on(s, self.rng)
        worth = self.face.worth(s)
        self.worths.note(worth)
        hope: float = self.face.chance(s, self.seat)
        tree = self.tree
        i: i64 = 0
        while i < length:
            arm: i64 = self.path[i]
            tree.tried[arm] += 1
            tree.worth[arm] += worth[self.actors[i]]
            if self.actors[i] == self.seat:
                tree.hope[arm] += hope
            i += 1

    def descend(self, s: State) -> i64:
        """Choose by the tree down to a node that is not ripe; returns how many arms the way has."""
        tree = self.tree
        node: i64 = self.root
        length: i64 = 0
        while length < DEEPEST:
            actor: i64 = self.next_actor(s)
            if actor == NOBODY:
                return length
            node = tree.asking(node, self.question(s, actor))
            if actor == CHANCE:
                outcome: i64 = draw(s, self.rng, self.options, self.weights)
                node = self.node_after(node, s, CHANCE, outcome)
                s.step(CHANCE, outcome)
                continue
            if self.rollout.ends_before(actor):
                return length
            count: i64 = self.face.options_into(s, actor, self.options)
            if count == 1:
                forced: i64 = self.options[0]
                node = self.node_after(node, s, actor, forced)
                s.step(actor, forced)
                continue
            if node != self.root and not tree.ripens(node, RIPE):
                return length
            if tree.offer(node, self.options, count) > 0:
                self.judge(node, s, actor, count)
            arm: i64 = self.chosen(node, actor, count)
            action: i64 = tree.key[arm]
            self.path[length] = arm
            self.actors[length] = actor
            length += 1
            self.rollout.decisions += 1
            key: i64 = self.key(s, actor, action)
            node = tree.child_of(arm if key == action else tree.arm_of(node, key))
            s.step(actor, action)
        return length

    def chosen(self, node: i64, actor: i64, count: i64) -> i64:
        """The arm that an actor takes here, among the options in the buffer."""
        bold: float = self.worths.spread(actor) * (BOLDNESS if actor == self.seat else BOLDNESS_OF_OTHERS)
        return self.tree.select(node, self.options, count, bold, TRUST)

    def question(self, s: State, actor: i64) -> i64:
        """Who must decide what, as a number."""
        return (s.frames[s.at + DECISION] << 4) + actor + 1

    def judge(self, node: i64, s: State, actor: i64, count: i64) -> None:
        """Give each new option its prior: the estimate where its small steps end. Half a purchase looks like a loss."""
        tree = self.tree
        total: float = 0.0
        arm: i64 = tree.first[node]
        i: i64 = 0
        while i < count:
            while tree.key[arm] != self.options[i]:
                arm = tree.after[arm]
            if tree.offered[arm] == 1:
                after = s.clone()
                worth: float = self.lookahead.outcome(after, actor, self.options[i], self.rng)
                tree.prior[arm] = worth - self.worths.luck[actor]
                if actor == self.seat:
                    tree.hope[arm] = self.face.chance(after, actor)
            total += tree.prior[arm]
            i += 1
        self.note_habits(node, count, total / float(count))

    def note_habits(self, node: i64, count: i64, usual: float) -> None:
        """Playouts learn which of the new options look better than usual here."""
        tree = self.tree
        i: i64 = 0
        while i < count:
            arm: i64 = tree.arm_of(node, self.options[i])
            if tree.offered[arm] == 1:
                self.rollout.habits.note(self.options[i], tree.prior[arm] - usual)
            i += 1

    def next_actor(self, s: State) -> i64:
        """Of several that must decide at once, the searching seat comes first: it sees nobody else's answer."""
        if s.depth > 0 and s.frames[s.at + SEAT] == TOGETHER and s.frames[s.at + WAITING] & (1 << self.seat):
            return self.seat
        return s.mover()

    def key(self, s: State, actor: i64, action: i64) -> i64:
        """How a step looks to the searching seat: the action itself where it sees it, else a number for the look."""
        if actor == self.seat:
            return action
        look = self.face.seen(s, actor, action, self.seat)
        if actor != CHANCE and look == self.face.names[action]:
            return action
        known = self.looks.get(look)
        if known is None:
            known = -1 - len(self.looks)
            self.looks[look] = known
        return known
