import { describe, expect, test } from "vitest";
import type { Position } from "../board";
import type { Decision } from "../../net/messages";
import { Words } from "../../words/words";
import { asked, note } from "./asked";
import positions from "./positions.json";

/** A set position, with words that say their own keys. */
function at(moment: "march" | "pay" | "winter_court"): { decision: Decision; position: Position } {
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

test("a payment greys cards of other rooms and what shows other symbols", () => {
  const { decision, position } = at("pay");
  const shown = asked(decision, position);
  const codes = new Map(shown.blocked.map((option) => [option.targets[0], option.reason.code]));
  expect(codes.get("room:1")).toBe("other_room");
  expect(codes.get("tile:spoleto")).toBe("wrong_symbol");
  expect(shown.options).toEqual(decision.options);
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
});
