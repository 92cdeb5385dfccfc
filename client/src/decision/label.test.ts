import { describe, expect, it } from "vitest";
import { twoLines } from "./label";

describe("two lines of a label", () => {
  it("parts at a colon or a semicolon", () => {
    expect(twoLines(["End the turn; Rents leaves the game"])).toEqual([{ head: "End the turn", note: "Rents leaves the game" }]);
    expect(twoLines(["Activez Moisson : recevez 3 nourritures"])).toEqual([{ head: "Activez Moisson", note: "recevez 3 nourritures" }]);
  });

  it("parts before brackets where the words before a colon are the same for several", () => {
    const heads = twoLines(["Buy for 2 florins: Bishop (1 cross)", "Buy for 2 florins: Ambassador (Annex: 1 crown)", "Buy for 4 florins: Guild"]);
    expect(heads.map((label) => label.head)).toEqual(["Buy for 2 florins: Bishop", "Buy for 2 florins: Ambassador", "Buy for 4 florins: Guild"]);
    expect(heads.map((label) => label.note)).toEqual(["1 cross", "Annex: 1 crown", ""]);
  });

  it("does not part inside brackets", () => {
    expect(twoLines(["Ambassador for 2 florins (Annex: 1 crown)"])).toEqual([{ head: "Ambassador for 2 florins", note: "Annex: 1 crown" }]);
  });

  it("leaves alone what cannot be told apart otherwise", () => {
    const same = ["Make available: Milan", "Make available: Turin"];
    expect(twoLines(same).map((label) => label.head)).toEqual(same);
    expect(twoLines(["Pass"])).toEqual([{ head: "Pass", note: "" }]);
  });
});
