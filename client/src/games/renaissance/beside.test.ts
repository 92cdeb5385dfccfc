import { describe, expect, it } from "vitest";
import type { Drawn, Position } from "../board";
import { beside, note } from "./beside";

const said = { say: (code: string, params: Record<string, unknown> = {}) => [code, ...Object.values(params)].join(" "), name: (_kind: string, id: string) => id, seat: (seat: number) => `seat ${seat}`, listed: (parts: string[]) => parts.join(", "), fact: (_kind: string, id: string) => (id === "knights" ? 5 : undefined) };
const attack: Drawn = { action: "attack target:arezzo road:perugia", verb: "target", params: { city: "arezzo", source: "perugia", mode: "road" }, targets: ["city:arezzo"], cost: {}, gain: {} };

function position(changes: { seat: number; points: number; province: string }[]): Position {
  const figures = { attacks: [{ city: "arezzo", changes }], cities: { arezzo: { road: 3, sea: null, raid: null } }, options: {} };
  return { view: { you: 1 }, figures, words: said } as unknown as Position;
}

describe("what stands beside an attack", () => {
  const [lost, won] = [{ seat: 0, points: -1, province: "aretino" }, { seat: 1, points: 1, province: "aretino" }];
  it("is one point, one's own, and the words tell it first", () => {
    const at = position([lost, won]);
    expect(beside(attack, at).map(({ form, text, seat }) => ({ form, text, seat }))).toEqual([{ form: "chip", text: "+1", seat: undefined }, { form: "shield", text: "3", seat: undefined }]);
    expect(note(attack, at)).toBe("label-completes aretino, label-loses seat 0 aretino");
  });
  it("is what a rival loses, where one wins nothing", () => {
    expect(beside(attack, position([lost]))[0]).toMatchObject({ text: "−1", seat: 0 });
  });
  it("is what a saved card counts", () => {
    const save = (card: string): Drawn => ({ ...attack, action: `retreat:${card}`, verb: "retreat", params: { card } });
    expect(beside(save("knights"), position([]))).toEqual([{ form: "plain", text: "5" }]);
    expect(beside(save("condottiere"), position([]))).toEqual([]);
  });
});
