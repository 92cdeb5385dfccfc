import { describe, expect, it } from "vitest";
import type { BoardProps } from "../games/board";
import type { Blocked, Choice, Decision } from "../net/messages";
import { nearest } from "./arrows";
import { BoardTable } from "./table.svelte";
import { targetAt, targetsOf } from "./targets";

const option = (action: string, targets: string[]): Choice => ({ action, verb: action, targets, group: "", cost: {}, gain: {}, params: {}, reveals: false, default: false });
const decision = (options: Choice[], blocked: Blocked[] = []): Decision => ({
  seat: 0,
  line: 1,
  prompt: { code: "x", rule: "1", params: {}, step: 1, steps: 1 },
  options,
  blocked,
  speak: false,
});

describe("targets", () => {
  const reason = { code: "too_poor", rule: "4.2", params: {} };
  const found = targetsOf([
    decision(
      [option("swap:0", ["display:0", "hand:1"]), option("swap:1", ["display:1", "hand:1"]), option("skip", [])],
      [{ ...option("activate:0", ["hand:0"]), reason }],
    ),
  ]);
  it("are chosen at their first place only", () => {
    expect(targetAt(found, "display:1").options.map((one) => one.action)).toEqual(["swap:1"]);
    expect(targetAt(found, "hand:1")).toMatchObject({ options: [], named: true });
  });
  it("keep the reason of what is blocked", () => {
    expect(targetAt(found, "hand:0").blocked[0]?.reason).toEqual(reason);
  });
  it("are nothing where nothing is named", () => {
    expect(targetAt(found, "pile")).toEqual({ options: [], blocked: [], named: false });
    expect(targetAt(found, null)).toEqual({ options: [], blocked: [], named: false });
  });
});

describe("arrow keys", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(20, 0), box(40, 0), box(0, 20), box(21, 19)];
  it("go to the nearest thing in that direction", () => {
    expect(nearest(box(0, 0), boxes, [1, 0])).toBe(0);
    expect(nearest(box(0, 0), boxes, [0, 1])).toBe(2);
  });
  it("stay where there is nothing", () => {
    expect(nearest(box(0, 0), boxes, [-1, 0])).toBe(-1);
    expect(nearest(box(0, 0), boxes, [0, -1])).toBe(-1);
  });
});

describe("what is pointed at", () => {
  it("is told while the board stands, and to nobody once it is taken away", () => {
    const told: string[] = [];
    let props = { hover: (targets: readonly string[]) => told.push(...targets) } as unknown as BoardProps;
    const table = new BoardTable(() => props);
    table.point(["city:pisa"]);
    props = {} as BoardProps;
    expect(() => table.point(["city:siena"])).not.toThrow();
    expect(told).toEqual(["city:pisa"]);
  });
});
