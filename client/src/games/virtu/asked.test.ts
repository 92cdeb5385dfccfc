import { describe, expect, test } from "vitest";
import type { Position } from "../board";
import type { Decision } from "../../net/messages";
import { Words } from "../../words/words";
import { asked, folds, note } from "./asked";
import { face } from "./face";
import positions from "./positions.json";

/** A set position, with words that say their own keys. */
function at(moment: "march" | "pay" | "siege" | "two" | "winter_court"): { decision: Decision; position: Position } {
  const { decisions, view, figures } = positions.moments[moment];
  const words = Object.assign(new Words("en", []), { say: (key: string, values: object = {}) => [key.replace("label-", ""), ...Object.values(values)].join(" "), name: (_: string, id: string) => id });
  return { decision: decisions[0] as unknown as Decision, position: { view, figures, words } as unknown as Position };
}

describe("a march", () => {
  const { decision, position } = at("march");
  const shown = asked(decision, position);

  test("goes first where the siege is nearest to success, last to an own city", () => {
    expect(shown.options.map((option) => option.action)).toEqual(["ride:ancona", "ride:benevento", "ride:rome", "ride:florence"]);
    expect(shown.options.map((option) => note(option, position))).toEqual(["besiege_with 3 4", "besiege_with 1 3", "besiege_with 1 5", "stays_mobile"]);
  });

  test("cannot go by sea from a city that is no port", () => {
    expect(shown.blocked.map(({ reason, targets }) => [reason.code, reason.params, targets])).toEqual([["no_port", { city: "spoleto" }, ["city:spoleto"]]]);
  });
});

test("who besieges and who defends says so, the others their place", () => {
  const { position } = at("siege");
  expect([0, 1, 2, 3].map((seat) => face.place!(position.view, seat, position.words))).toEqual(["place 1", "besieges", "place 2", "defends"]);
});

test("a combat asks for bonuses before it offers to pass, and for florins last", () => {
  const { decision, position } = at("siege");
  expect(asked(decision, position).options.map(({ action, group }) => [action, group])).toEqual([
    ["use:left_2.war", "war_bonus"],
    ["pass", "war_bonus"],
    ["use:florence.florin", "collect"],
    ["use:pisa.florin", "collect"],
    ["use:siena.florin", "collect"],
  ]);
});

test("a room without an action is told as such", () => {
  const { decision, position } = at("winter_court");
  const action = decision.options.find((option) => option.verb === "to_action")!;
  const [shown] = asked({ ...decision, options: [{ ...action, params: { ...action.params, deed: "blank" } }] }, position).options;
  expect(shown!.said).toMatch(/^as_action_here/);
  expect(note(shown!, position)).toMatch(/^brings/);
});

test("a payment lists what is exact first and what costs points last, and greys cards of other rooms and what shows other symbols", () => {
  const { decision, position } = at("pay");
  const shown = asked(decision, position);
  const codes = new Map(shown.blocked.map((option) => [option.targets[0], option.reason.code]));
  expect(codes.get("room:1")).toBe("other_room");
  expect(codes.get("tile:spoleto")).toBe("wrong_symbol");
  expect(shown.options.map(({ action }) => action)).toEqual(["use:florence.crown", "use:siena.crown", "use:right_1.crown", "use:indulgence.crown"]);
  expect(new Set([...shown.options, ...shown.blocked].map(({ group }) => group))).toEqual(new Set(["paying"]));
});

test("a source says what of it is too much", () => {
  const { decision, position } = at("pay");
  const courtier = decision.options.find((option) => option.action === "use:right_1.crown")!;
  expect(note(courtier, position)).toMatch(/ 1 right$/);
});

test("a card says where it goes and what it does there", () => {
  const { decision, position } = at("winter_court");
  const shown = asked(decision, position);
  expect(shown.options.map((option) => option.said)).toEqual(["as_action_in govern gonfalonier", "under_card patronise lorenzo_de_medici", "court_left"]);
  expect(note(shown.options[1]!, position)).toMatch(/^adds_to/);
  expect(note(shown.options[2]!, position)).toBe("court_note left");
  expect(new Set([...shown.options, ...shown.blocked].map(({ group }) => group)), "what is shut comes last").toEqual(new Set(["to"]));
});

test("influence asks what to spend before cities and more symbols, which are one row while some are left", () => {
  const { decision, position } = at("two");
  const shown = asked(decision, position);
  expect([...new Set(shown.options.map(({ verb }) => verb))].slice(-3)).toEqual(["influence", "annex", "use"]);
  expect(shown.options.filter(({ verb }) => verb === "annex").map((option) => [option.said, note(option, position)])).toContainEqual(["messina", "annex_note 0 2"]);
  const sources = shown.options.filter(({ verb }) => verb === "use");
  expect(folds!("use", sources, position)?.note).toBe(`sources ${sources.length}`);
  expect(folds!("use", sources.slice(0, 3), position)).toBeUndefined();
  const view = { ...(position.view as object), pool: {} };
  expect(folds!("use", sources, { ...position, view })).toBeUndefined();
});

describe("the named button", () => {
  test("says the act, what it costs and what stays", () => {
    const { decision, position } = at("siege");
    const bonus = decision.options.find(({ params }) => params["symbol"] === "war")!;
    expect(face.button?.(bonus, position)?.head).toBe("add_bonus swordsman");
    const { decision: marching, position: there } = at("march");
    expect(face.button?.(marching.options.find(({ action }) => action === "ride:ancona")!, there)?.head).toBe("marches_to ancona 0");
  });

  test("stands locked while a payment is short, and nowhere else", () => {
    const { decision, position } = at("pay");
    expect(face.lacks?.(decision.prompt, position)?.head).toMatch(/^annexing/);
    const { decision: other, position: there } = at("march");
    expect(face.lacks?.(other.prompt, there)).toBeUndefined();
  });
});

test("a step of influence tells the zone that it leads to", () => {
  const { decision, position } = at("two");
  const step = asked(decision, position).options.find(({ action }) => action === "influence:florence")!;
  expect(note(step, position)).toBe("influence_note -5 -6 alliance_france 0");
});
