import { expect, test } from "vitest";
import { bundleOf } from "../../words/bundle";
import { NO_VOCABULARY } from "../../words/vocabulary";
import { Words } from "../../words/words";
import { seatFields, zonesOf } from "./zones";

const words = new Words("en", [bundleOf("en", "city-roma = Rome\ntable-deck = Deck\nhidden = hidden\nlabelled = { $name }: { $value }")], { ...NO_VOCABULARY, names: { city: ["roma"] } }, ["Anna", "Bruno"]);

test("fields become zones with the names that the vocabulary has; empty ones and those about the document don't", () => {
  const document = { players: 2, frames: [], deck: 12, owner: { roma: "seat1", napoli: null }, marks: {}, display: ["roma", "old_town"] };
  expect(zonesOf(document, words).map((zone) => [zone.name, zone.pieces.map((piece) => [piece.name, piece.count])])).toEqual([
    ["Deck", [["12", null]]],
    ["owner", [["Rome: Bruno", null]]],
    ["display", [["Rome", null], ["old town", null]]],
  ]);
});

test("a piece knows the names by which an option may target it", () => {
  expect(zonesOf({ display: { roma: 2 } }, words)[0]!.pieces[0]).toEqual({ name: "Rome", count: 2, targets: ["display:roma", "city:roma"] });
});

test("what a seat does not show is said to be hidden, never blank", () => {
  const fields = seatFields({ seats: [{ coins: 3, hand: { roma: 1 } }, { coins: 2 }] }, words);
  expect(fields.map((field) => field.cells.map((cell) => cell.map((piece) => piece.name)))).toEqual([
    [["3"], ["2"]],
    [["Rome"], ["hidden"]],
  ]);
});
