"""Information-set Monte-Carlo tree search for any number of seats: its loop, compiled with the engines.

Each iteration deals anew what the searching seat cannot see, walks down the tree of what it would see, tries one new
arm, finishes that seat's turn by the estimates of its options, and plays on roughly. It stops when, after so many
decisions, it is the searching seat's turn again, so that all ends can be compared: right after his own turn everybody
looks better off than after the others'. There it asks the game what the position is worth to every seat.
Who chooses in the tree maximises his own chance to win. Every worth is taken against what the same deal is worth at the
root, so that lucky deals do not make their moves look good.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.chances import chances, shares
from signoria.bots.tree import NONE, Tree
from signoria.core.playout import EndlessGame, draw
from signoria.core.rng import Rng
from signoria.core.state import CHANCE, DECISION, NOBODY, SEAT, TOGETHER, WAITING, State, buffer

DEEPEST: Final = 200
LONGEST_PLAYOUT: Final = 400
# Between two looks at the clock.
BATCH: Final = 8
# Until there are so many worths, their spread is guessed.
FEW: Final = 8
USUAL_SPREAD: Final = 0.1
# A position is valued before another seat's turn only if the searching seat's does not come for so many horizons.
MUCH_LATER: Final = 3
# How curious others are in the tree, as a part of the searching seat's curiosity.
OTHERS: Final = 0.2
# Deals over which the worth of the root is taken.
DEALS: Final = 32


class Face:
    """What a search asks of a game, apart from its state."""

    def __init__(
        self,
        redeal: Callable[[State, int, Rng], State],
        seen: Callable[[State, int, int, int], str],
        evaluate: Callable[[State], list[float]],
        places: Callable[[State], list[int]],
        names: list[str],
        swing: float,
        speak: int,
    ) -> None:
        self.redeal = redeal
        self.seen = seen
        self.evaluate = evaluate
        self.places = places
        # How an action looks to who sees it whole.
        self.names = names
        self.swing = swing
        # The action that takes the floor, which bots never do; -1 if the game has none.
        self.speak: i64 = speak


class Search:
    """A root, its tree, and how to search it."""

    tree: Tree
    state: State
    root: i64
    seat: i64
    horizon: i64
    boldness: float
    trust: float
    taste: i64
    decisions: i64
    last: i64
    level: vec[float]
    base: list[float]
    sums: vec[float]
    squares: vec[float]
    iterations: i64
    path: vec[i64]
    actors: vec[i64]
    options: vec[i64]
    weights: vec[i64]

    def __init__(
        self, face: Face, state: State, seat: i64, rng: Rng, horizon: i64, boldness: float, trust: float, taste: i64
    ) -> None:
        self.face = face
        self.tree = Tree()
        self.looks: dict[str, int] = {}
        self.rng = rng
        self.root = 0
        self.seat = seat
        self.state = state
        # Decisions from the root before a position is valued.
        self.horizon = horizon
        self.boldness = boldness
        self.trust = trust
        # How many options a playout compares for each decision.
        self.taste = taste
        self.decisions = 0
        self.last = seat
        self.level = vec[float]([0.0] * state.players)
        self.base = [0.0] * state.players
        self.take_level()
        self.sums = vec[float]([0.0] * state.players)
        self.squares = vec[float]([0.0] * state.players)
        self.iterations = 0
        self.path = vec[i64]([0] * DEEPEST)
        self.actors = vec[i64]([0] * DEEPEST)
        self.options = buffer()
        self.weights = buffer()

    # ---- what a bot asks ----

    def run(self, iterations: i64, seconds: float) -> i64:
        """Iterate so often, or until the time is over, but a few times in any case; answers how often."""
        deadline: float = time.perf_counter() + seconds
        done: i64 = 0
        while done < iterations:
            if done > 0 and done % BATCH == 0 and time.perf_counter() > deadline:
                break
            self.iterate()
            done += 1
        return done

    def arms(self) -> list[tuple[int, int, float]]:
        """The root's choices: action, times tried, mean chance to win; most tried first."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        arm: i64 = tree.first[self.root]
        while arm != NONE:
            tried: i64 = tree.tried[arm]
            if tree.key[arm] >= 0 and tried > 0:
                found.append((int(tree.key[arm]), int(tried), tree.worth[arm] / float(tried)))
            arm = tree.after[arm]
        found.sort(key=lambda each: (-each[1], -each[2], each[0]))
        return found

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
        self.take_level()

    def take_level(self) -> None:
        """The mean worth of the root over some deals."""
        i: i64 = 0
        while i < self.state.players:
            self.level[i] = 0.0
            i += 1
        deals: i64 = 0
        while deals < DEALS:
            worth = self.worth(self.face.redeal(self.state, self.seat, self.rng))
            i = 0
            while i < self.state.players:
                self.level[i] += worth[i] / float(DEALS)
                i += 1
            deals += 1

    # ---- an iteration ----

    def iterate(self) -> None:
        s = self.face.redeal(self.state, self.seat, self.rng)
        self.base = self.worth(s)
        length: i64 = self.descend(s)
        worth = self.play_on(s)
        i: i64 = 0
        while i < s.players:
            worth[i] += self.level[i] - self.base[i]
            i += 1
        i = 0
        while i < s.players:
            self.sums[i] += worth[i]
            self.squares[i] += worth[i] * worth[i]
            i += 1
        self.iterations += 1
        tree = self.tree
        i = 0
        while i < length:
            arm: i64 = self.path[i]
            tree.tried[arm] += 1
            tree.worth[arm] += worth[self.actors[i]]
            i += 1

    def spread(self, seat: i64) -> float:
        """How much a seat's worths in this search differ: what a bound must bridge."""
        if self.iterations < FEW:
            return USUAL_SPREAD
        count: float = float(self.iterations)
        mean: float = self.sums[seat] / count
        return math.sqrt(max(self.squares[seat] / count - mean * mean, 1e-8))

    def curiosity(self, actor: i64) -> float:
        """Others are expected to do what looks best to them: what they would only try out is noise to this seat."""
        bold: float = self.boldness * self.spread(actor)
        return bold if actor == self.seat else OTHERS * bold

    def ends_before(self, actor: i64) -> bool:
        """Is this where the position is to be valued? Only as a turn begins: the searching seat's, if it comes soon."""
        if actor == self.last:
            return False
        self.last = actor
        return self.decisions >= (self.horizon if actor == self.seat else MUCH_LATER * self.horizon)

    def descend(self, s: State) -> i64:
        """Choose by the tree down to an arm never tried, and on to the end of that seat's turn; answers how many arms
        the way has. In new nodes the best prior is chosen, so a turn is finished sensibly and not at random."""
        tree = self.tree
        node: i64 = self.root
        length: i64 = 0
        explorer: i64 = NOBODY
        self.decisions = 0
        self.last = self.seat
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
            if self.ends_before(actor):
                return length
            if explorer != NOBODY and (actor != explorer or tree.is_full()):
                return length
            count: i64 = self.options_of(s, actor)
            if tree.offer(node, self.options, count) > 0 and count > 1:
                self.judge(node, s, actor, count)
            arm: i64 = tree.select(node, self.options, count, self.curiosity(actor), self.trust)
            action: i64 = tree.key[arm]
            self.path[length] = arm
            self.actors[length] = actor
            length += 1
            if count > 1:
                self.decisions += 1
            if tree.tried[arm] == 0 and count > 1:
                explorer = actor
            key: i64 = self.key(s, actor, action)
            node = tree.child_of(arm if key == action else tree.arm_of(node, key))
            s.step(actor, action)
        return length

    def question(self, s: State, actor: i64) -> i64:
        """Who must decide what, as a number."""
        return (s.frames[s.at + DECISION] << 4) + actor + 1

    def judge(self, node: i64, s: State, actor: i64, count: i64) -> None:
        """Give each new option its prior: the estimate right after it."""
        tree = self.tree
        arm: i64 = tree.first[node]
        i: i64 = 0
        while i < count:
            while tree.key[arm] != self.options[i]:
                arm = tree.after[arm]
            if tree.offered[arm] == 1:
                copy = s.clone()
                copy.step(actor, self.options[i])
                tree.prior[arm] = self.worth(copy)[actor] + self.level[actor] - self.base[actor]
            i += 1

    def worth(self, s: State) -> list[float]:
        """Each seat's chance to win."""
        if s.mover() == NOBODY:
            return shares(self.face.places(s))
        return chances(self.face.evaluate(s), self.face.swing)

    def next_actor(self, s: State) -> i64:
        """Of several that must decide at once, the searching seat comes first: it sees nobody else's answer."""
        if s.depth > 0 and s.frames[s.at + SEAT] == TOGETHER and s.frames[s.at + WAITING] & (1 << self.seat):
            return self.seat
        return s.mover()

    def options_of(self, s: State, actor: i64) -> i64:
        """The options of an actor who does not take the floor."""
        count: i64 = s.options_into(actor, self.options)
        if count == 0:
            raise EndlessGame(f"seat {actor} must decide and has no option")
        if count == 1 or self.face.speak < 0:
            return count
        kept: i64 = 0
        i: i64 = 0
        while i < count:
            if self.options[i] != self.face.speak:
                self.options[kept] = self.options[i]
                kept += 1
            i += 1
        return kept

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

    def play_on(self, s: State) -> list[float]:
        """Roughly, up to the horizon; then each seat's chance to win."""
        steps: i64 = 0
        while steps < LONGEST_PLAYOUT:
            mover: i64 = s.mover()
            if mover == NOBODY:
                break
            steps += 1
            if mover == CHANCE:
                s.step(CHANCE, draw(s, self.rng, self.options, self.weights))
                continue
            if self.ends_before(mover):
                break
            count: i64 = self.options_of(s, mover)
            if count > 1:
                self.decisions += 1
            s.step(mover, self.options[0] if count == 1 else self.tasted(s, mover, count))
        return self.worth(s)

    def tasted(self, s: State, actor: i64, count: i64) -> i64:
        """The best right away of a few options taken at random."""
        if self.taste <= 1:
            return self.options[self.rng.below(count)]
        most: float = -1.0
        best: i64 = 0
        left: i64 = min(self.taste, count)
        while left > 0:
            pick: i64 = self.rng.below(count)
            action: i64 = self.options[pick]
            count -= 1
            self.options[pick] = self.options[count]
            copy = s.clone()
            copy.step(actor, action)
            worth: float = self.worth(copy)[actor]
            if worth > most:
                most = worth
                best = action
            left -= 1
        return best
