import { describe, expect, it } from "vitest";
import type { Vocabulary } from "../../words/vocabulary";
import positions from "./positions.json";
import { cardFacts, cubesOn, signed, tokens, works, type TableView } from "./table";

const moments = Object.entries(positions.moments as unknown as Record<string, { view: TableView }>);
const words = positions.vocabulary as unknown as Vocabulary;

describe.each(moments)("%s", (_, { view }) => {
  it("draws no more cubes than there are soldiers to carry them", () => {
    for (const seat of view.seats) {
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
  });
  it("reads cards from the box: kind, exchange symbol, prices", () => {
    expect(cardFacts(words, "harvest")).toMatchObject({ kind: "prod", exchange: true, per: { cube: "food", face: "field" } });
    expect(cardFacts(words, "recruit_militia")).toMatchObject({ kind: "war", exchange: true, any: "militia" });
    expect(cardFacts(words, "painting")).toMatchObject({ kind: "art", exchange: false, offers: [{ price: { gold: 5 }, gain: { painting: 1 } }] });
    expect(cardFacts(words, "build_bank").kind).toBe("build");
    expect(cardFacts(words, "collector").offers).toHaveLength(3);
  });
});
