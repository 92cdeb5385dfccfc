import { describe, expect, it } from "vitest";
import type { Vocabulary } from "../../words/vocabulary";
import positions from "./positions.json";
import { cardFacts, cubesOn, force, goalPoints, HIDDEN, pileLeft, pointsNow, publicPoints, room, signed, supplyOrder, sum, tokens, workPoints, works, type SeatView, type TableView } from "./table";

interface Moment {
  seat: number | null;
  view: TableView;
  score: [string, number][][];
  forces: number[];
  points: number[];
}
const moments = Object.entries(positions.moments as unknown as Record<string, Moment>);
const words = positions.vocabulary as unknown as Vocabulary;

const bare = (more: Partial<SeatView> = {}): SeatView => ({
  hand: [],
  food: 0,
  gold: 0,
  favor: 0,
  tokens: {},
  supplied: {},
  culture: {},
  military: 0,
  goals: [null, null],
  ...more,
});

describe.each(moments)("%s: the numbers that the engine counts as well", (_, { view, score, forces, points }) => {
  it("strength and the points of a scoring now", () => {
    expect(view.seats.map(force)).toEqual(forces);
    expect(pointsNow(words, view)).toEqual(points);
  });
  it("public points are military points and works", () => {
    const counted = score.map((lines) => sum(lines.filter(([code]) => code !== "goal").map(([, points]) => points)));
    expect(view.seats.map(publicPoints)).toEqual(counted);
  });
  it("what the open goals would bring", () => {
    view.seats.forEach((seat, i) => {
      if (seat.goals.includes(HIDDEN)) return;
      const counted = score[i]!.filter(([code]) => code === "goal").map(([, points]) => points);
      expect(seat.goals.map((goal) => goalPoints(words, seat, goal!))).toEqual(counted);
    });
  });
  it("never more cubes than room", () => {
    for (const seat of view.seats) {
      for (const cube of ["food", "gold", "favor"] as const) expect(seat[cube]).toBeLessThanOrEqual(room(words, seat, cube));
      for (const soldier of ["militia", "condottiere"] as const) expect(cubesOn(seat, soldier).length).toBeLessThanOrEqual(tokens(seat, soldier));
    }
  });
});

describe("small things", () => {
  it("signs numbers with a true minus", () => {
    expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
  });
  it("sorts works by kind, dearest first, and leaves out what is gone", () => {
    const owned = works({ book_3: 1, monument_2: 0, book_5: 2, monument_4: 1 });
    expect(owned.map((work) => `${work.kind} ${work.value} ${work.count}`)).toEqual(["monument 4 1", "book 5 2", "book 3 1"]);
    expect(workPoints(bare({ culture: { book_5: 2, monument_4: 1 } }))).toBe(14);
  });
  it("caps goals at three sets (R29) and counts whole lots only", () => {
    const rich = bare({ culture: { monument_4: 4, book_5: 4, painting_6: 5 }, military: 15 });
    expect(goalPoints(words, rich, "palace")).toBe(15);
    expect(goalPoints(words, rich, "fortress")).toBe(3);
    expect(goalPoints(words, bare({ tokens: { farm: 4, field: 5 } }), "fertile_soil")).toBe(3);
  });
  it("gives nothing for no strength where that was agreed", () => {
    const view = { players: 2, options: { require_positive_force: true }, seats: [bare(), bare({ tokens: { catapult: 1 } })] } as unknown as TableView;
    expect(pointsNow(words, view)).toEqual([0, 5]);
  });
  it("reads cards from the box: kind, exchange symbol, prices", () => {
    expect(cardFacts(words, "harvest")).toMatchObject({ kind: "prod", exchange: true, per: { cube: "food", face: "field" } });
    expect(cardFacts(words, "recruit_militia")).toMatchObject({ kind: "war", exchange: true, any: "militia" });
    expect(cardFacts(words, "painting")).toMatchObject({ kind: "art", exchange: false, offers: [{ price: { gold: 5 }, gain: { painting: 1 } }] });
    expect(cardFacts(words, "build_bank").kind).toBe("build");
    expect(cardFacts(words, "collector").offers).toHaveLength(3);
  });
  it("shows the supply order only while a scoring is held", () => {
    const supply = (positions.moments.supply as unknown as Moment).view;
    const action = (positions.moments.action as unknown as Moment).view;
    expect(supplyOrder(supply)).toHaveLength(supply.players);
    expect(supplyOrder(action)).toEqual([]);
    expect(pileLeft(action, action.year)).toBeGreaterThan(0);
  });
});
