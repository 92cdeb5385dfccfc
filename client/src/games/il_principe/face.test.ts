// What the table page is told of Il Principe's seats.
import { expect, test } from "vitest";
import type { Words } from "../../words/words";
import { face, FAMILIES } from "./face";

const words = { name: (kind: string, id: string) => `${kind}-${id}` } as unknown as Words;
const view = (frames: { decision: string; seat: number }[]) => ({ frames, seats: [{ family: "este" }, { family: "medici" }, { family: "visconti" }] });

test("a seat that has still to choose its family has neither its name nor its arms", () => {
  const choosing = view([{ decision: "setup.family", seat: 1 }]);
  expect([0, 1, 2].map((seat) => face.called!(choosing, seat, words))).toEqual(["family-este", undefined, undefined]);
  expect([0, 1, 2].map((seat) => face.seat!(choosing, seat))).toEqual([FAMILIES[2], undefined, undefined]);
});

test("once all have chosen, each has its own", () => {
  const begun = view([{ decision: "setup.name_first", seat: 0 }]);
  expect([0, 1, 2].map((seat) => face.called!(begun, seat, words))).toEqual(["family-este", "family-medici", "family-visconti"]);
  expect([0, 1, 2].map((seat) => face.seat!(begun, seat))).toEqual([FAMILIES[2], FAMILIES[0], FAMILIES[1]]);
});

test("the last round has no supply", () => {
  const steps = (phase: string, last: number) => face.phases!({ phase, last_round: last }, words).map(({ when }) => when);
  expect(steps("actions", 0)).toEqual(["past", "past", "now", "next"]);
  expect(steps("actions", 1)).toEqual(["skipped", "past", "now", "next"]);
});

test("points of the track are told in parts, by the events that made them", () => {
  const event = (code: string, points: number) => ({ code, params: { seat: 0, points } });
  const events = [event("built", 8), event("role_income", 2), event("gained_points", 1), event("placed_shield", 0)];
  expect(face.parts!["track"]!.map((part) => events.map((one) => face.brings!(part, one) ?? 0))).toEqual([
    [8, 0, 0, 0],
    [0, 2, 0, 0],
    [0, 0, 1, 0],
  ]);
  expect(events.map((one) => face.brings!("track", one) ?? 0)).toEqual([8, 2, 1, 0]);
});
