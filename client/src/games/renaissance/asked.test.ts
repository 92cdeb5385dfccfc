import { expect, it } from "vitest";
import type { Position } from "../board";
import type { Choice, Decision } from "../../net/messages";
import { asked } from "./asked";
import { leaves } from "./groups";

const words = { say: (code: string, params: Record<string, unknown> = {}) => [code, ...Object.values(params)].join(" "), name: (_kind: string, id: string) => id };
const option = (verb: string, more: Partial<Choice> = {}): Choice => ({ action: verb, verb, params: {}, targets: [], group: verb, cost: {}, gain: {}, reveals: false, default: false, ...more });
const question = (code: string, options: Choice[], blocked: Decision["blocked"] = []): Decision => ({ seat: 0, line: 1, prompt: { code, params: {}, step: 1, steps: 1 }, options, blocked, speak: false }) as unknown as Decision;
const at = { view: { you: 0, seats: [{ hand: { looters: 1, raid: 1 } }] }, figures: { options: { "expand:lucca": { ways: { road: ["pisa"], sea: [] }, changes: [] } } }, words } as unknown as Position;

it("plays a yellow card where it lies, and says there why it cannot be played", () => {
  const barred = [{ ...option("raid"), reason: { code: "no_target", params: {} } }] as unknown as Decision["blocked"];
  const decision = asked(question("turn.act", [option("looters"), option("free_looters"), option("end")], barred), at);
  expect(decision.options.map(({ targets }) => targets)).toEqual([["hand:looters"], [], []]);
  expect(decision.blocked.map(({ targets }) => targets)).toEqual([["hand:raid"]]);
});

it("ends combats and expansions beside the list, and nothing else", () => {
  const expansion = asked(question("expansion.target", [option("pass"), option("speak"), option("expand", { action: "expand:lucca", params: { city: "lucca" }, targets: ["city:lucca"] })]), at);
  expect(expansion.options.filter(leaves).map(({ verb }) => verb)).toEqual(["pass"]);
  expect(asked(question("turn.act", [option("looters"), option("end")]), at).options.filter(leaves).map(({ verb }) => verb)).toEqual(["end"]);
  expect(asked(question("battle.counter", [option("counter"), option("pass")]), at).options.filter(leaves)).toEqual([]);
});
