import { expect, test } from "vitest";
import type { GameEvent, Over } from "../net/messages";
import { bundleOf } from "../words/bundle";
import type { Action } from "../words/story";
import { Words } from "../words/words";
import { finalOrder, madeBy, outcome, pieceColours, placeOf, scoreGroups, tieSentence, written } from "./scores";

const TEXTS = `
source-during = During the game
source-end = At the end
source-war = Battles
score-goal = Goal
tie-broken = { $points } points each. { $measure }: { $numbers }.
tie-shared = { $points } points each, { $seats } share.
tie-number = { $seat } { $number }
tie-cubes = More cubes win
place = No. { $place }
winner = { $seat } wins.
winners = { $seats } share.
end-place-tie = { $place }, by the tie
end-place-same = { $place }, as many
end-you-win = You win
end-you-win-tie = You win the tie
end-you-share = You share: { $seats }
end-other-wins = { $seat } wins, you are { $place }
`;
const words = new Words("en", [bundleOf("en", TEXTS)]).seated(["Anna", "Bruno"]);
const over: Over = {
  places: [2, 1],
  scores: [],
  sources: [
    { id: "war", when: "during", points: [3, 1] },
    { id: "goal", when: "end", points: [5, 7] },
  ],
  tie: null,
  totals: [8, 8],
  secret: "",
  nonces: [],
};

test("a row for every source, in groups with their sums, the winner first", () => {
  expect(finalOrder(over)).toEqual([1, 0]);
  expect(scoreGroups(over, words)).toEqual([
    { when: "during", name: "During the game", rows: [{ id: "war", name: "Battles", points: [3, 1] }], sums: [3, 1] },
    { when: "end", name: "At the end", rows: [{ id: "goal", name: "Goal", points: [5, 7] }], sums: [5, 7] },
  ]);
});

test("a tie is told with what broke it and both numbers, the higher first", () => {
  expect(tieSentence(over, words)).toBeNull();
  const broken = { points: 8, seats: [0, 1], winners: [1], code: "cubes", rule: "6", numbers: [2, 5] };
  expect(tieSentence({ ...over, tie: broken }, words)).toBe("8 points each. More cubes win: Bruno 5, Anna 2.");
  expect(tieSentence({ ...over, tie: { ...broken, code: null, rule: null, winners: [], numbers: [] } }, words)).toBe("8 points each, Anna and Bruno share.");
});

test("the outcome is told from where one sits, and a place says whether a tie gave it", () => {
  const clear = { ...over, totals: [5, 8] };
  expect([0, 1, null].map((seat) => outcome(clear, seat, words))).toEqual(["Bruno wins, you are No. 2", "You win", "Bruno wins."]);
  expect([0, 1].map((seat) => placeOf(clear, seat, words))).toEqual(["No. 2", "No. 1"]);
  const tie = { points: 8, seats: [0, 1], winners: [1], code: "cubes", rule: "6", numbers: [2, 5] };
  expect(outcome({ ...over, tie }, 1, words)).toBe("You win the tie");
  expect([0, 1].map((seat) => placeOf({ ...over, tie }, seat, words))).toEqual(["No. 2, as many", "No. 1, by the tie"]);
  const shared = { ...over, places: [1, 1], tie: { ...tie, code: null, rule: null, winners: [], numbers: [] } };
  expect([0, null].map((seat) => outcome(shared, seat, words))).toEqual(["You share: Anna and Bruno", "Anna and Bruno share."]);
});

test("a source leads to the actions that made it, with their points where the events say so", () => {
  const battle = (seat: number, won: number) => ({ code: "battle", params: { seat, won } });
  const action = (line: number, ...events: GameEvent[]): Action => ({ id: `${line}`, line, steps: events.map((event) => ({ line, event })), chapters: [], headline: events[0]!, undoneBy: null });
  const actions = [action(1, battle(0, 1)), action(2, battle(1, 1)), action(3, battle(0, 0)), action(5, battle(0, 1), battle(0, 2)), { ...action(6, battle(0, 1)), headline: null }];
  const won = (source: string, { params }: GameEvent): number | undefined => (source === "war" ? 2 * Number(params["won"]) || undefined : undefined);
  const made = madeBy("war", 0, actions, won).map(({ action: { line }, points }) => [line, points]);
  expect(made).toEqual([
    [1, 2],
    [5, 6],
  ]);
  expect(madeBy("goal", 0, actions, won)).toEqual([]);
  expect(madeBy("war", 0, actions, () => null).map(({ points }) => points)).toEqual([null, null, null]);
});

test("a source stands in parts where the log has all that made it, else as one", () => {
  const action = (line: number, code: string, seat: number, won: number): Action => {
    const event = { code, params: { seat, won } };
    return { id: `${line}`, line, steps: [{ line, event }], chapters: [], headline: event, undoneBy: null };
  };
  const actions = [action(1, "siege", 0, 2), action(2, "fight", 0, 1), action(3, "siege", 1, 1)];
  const brings = (part: string, { code, params }: GameEvent): number | undefined => (part === code ? Number(params["won"]) : undefined);
  const face = { brings, parts: { war: ["siege", "fight"] } };
  const named = new Words("en", [bundleOf("en", `${TEXTS}\nlabel-part_siege = Sieges\nlabel-part_fight = Fights`)]);
  const rows = (made: readonly Action[]) => scoreGroups(over, named, face, made)[0]!.rows;
  expect(rows(actions)).toEqual([
    { id: "siege", name: "Sieges", points: [2, 1] },
    { id: "fight", name: "Fights", points: [1, 0] },
  ]);
  // The game went on from a position, so the log begins later.
  expect(rows(actions.slice(1))).toEqual([{ id: "war", name: "Battles", points: [3, 1] }]);
  expect(scoreGroups(over, named, { brings }, actions)[0]!.rows).toHaveLength(1);
});

test("points below nothing have a minus", () => {
  expect([3, 0, -2].map(written)).toEqual(["3", "0", "−2"]);
});

test("no two pieces of a bar have the same colour, and the end begins with a cool one", () => {
  expect(pieceColours([1, 4])).toEqual([[0], [3, 5, 4, 6]]);
  expect(pieceColours([6, 4]).flat()).toHaveLength(new Set(pieceColours([6, 4]).flat()).size);
  expect(Math.max(...pieceColours([6, 4]).flat())).toBe(9);
});
