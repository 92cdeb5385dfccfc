import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/messages";
import { lasts, placesOf, steps, type Act } from "../../board/acts";
import type { Words } from "../../words/words";
import { actsOf, type Scene } from "./animate";
import positions from "./positions.json";
import type { Figures, TableView } from "./table";

interface Moment {
  seat: number | null;
  view: TableView;
  figures: Figures;
  events: GameEvent[];
}
const moments = positions.moments as unknown as Record<string, Moment>;
const scene = (moment: Moment, more: Partial<Scene> = {}): Scene => ({ shown: moment.seat ?? 0, view: moment.view, words: {} as Words, compact: false, ...more });
const brief = (act: Act): string => `${act.kind} ${placesOf(act).join(" → ")}`;
const acts = (moment: Moment, events: GameEvent[], more: Partial<Scene> = {}): string[][] => actsOf(scene(moment, more), events).map((group) => group.map(brief));

const KNOWN = /^(display:[0-6]|hand:[01]|own:(food|gold|favor|militia|condottiere)|reserve:(food|gold|favor)|zone:(environs|wall|town|palace|church)|stock:(monument|book|painting):\d|seat:[0-3]|pool:(soldier|catapult)|pile|goal:0)$/;

describe.each(Object.entries(moments))("%s: the events that follow", (_, moment) => {
  it("move between places that the board has", () => {
    for (const group of actsOf(scene(moment), moment.events)) {
      for (const act of group) for (const place of placesOf(act)) expect(place).toMatch(KNOWN);
    }
  });
  it("touch no place twice in one step", () => {
    for (const step of steps(actsOf(scene(moment), moment.events))) {
      const puts = step.filter((act) => act.kind === "move" || act.kind === "turn");
      const ends = puts.map((act) => ("from" in act ? act.to : act.at)).filter((place) => /^(display|hand)/.test(place));
      expect(new Set(ends).size).toBe(ends.length);
      expect(lasts(step)).toBeGreaterThan(0);
    }
  });
});

describe("one by one", () => {
  const moment = moments["exchange"]!;
  const you = moment.seat!;
  const slot = moment.figures.slot!;
  const given = moment.view.seats[you]!.hand[slot]!;
  const swap: GameEvent = { code: "exchanged", params: { seat: you, given, taken: moment.view.display[2]!, position: 2 } };

  it("two cards change places", () => {
    expect(acts(moment, [swap])).toEqual([[`move display:2 → hand:${slot}`, `move hand:${slot} → display:2`]]);
  });
  it("another seat's card comes out of its panel", () => {
    const other = { ...swap, params: { ...swap.params, seat: (you + 1) % moment.view.players } };
    const panel = `seat:${(you + 1) % moment.view.players}`;
    expect(acts(moment, [other])).toEqual([[`move display:2 → ${panel}`, `move ${panel} → display:2`]]);
  });
  it("the row moves up and a new card is turned up at its end", () => {
    const [shift, turn] = acts(moment, [
      { code: "turn_ended", params: { seat: you, card: moment.view.display[0]! } },
      { code: "revealed", params: { card: "harvest", position: 6 } },
    ]);
    expect(shift![0]).toBe("leave display:0");
    expect(shift!.slice(1)).toHaveLength(moment.view.players + 2);
    expect(turn).toEqual([`turn display:${moment.view.players + 2}`]);
  });
  it("a kept card is followed from one exchange to the next", () => {
    const back: GameEvent = { code: "changed", params: { seat: you, given: swap.params["taken"]!, taken: given, position: 2 } };
    const all = acts(moment, [swap, back]);
    expect(all[1]).toEqual(all[0]);
    expect(steps(actsOf(scene(moment), [swap, back]))).toHaveLength(2);
  });
  it("payments go to the supply, gains come from it, nothing is drawn for nothing", () => {
    const events: GameEvent[] = [
      { code: "paid", params: { seat: you, food: 2, gold: 0, favor: 1 } },
      { code: "gained", params: { seat: you, cube: "gold", count: 0, entitled: 3, short: 3 } },
      { code: "gained", params: { seat: you, cube: "gold", count: 2, entitled: 3, short: 1 } },
      { code: "skipped", params: { seat: you, action: 2 } },
    ];
    expect(acts(moment, events)).toEqual([["chip own:food → reserve:food", "chip own:favor → reserve:favor"], [], ["chip reserve:gold → own:gold"], []]);
  });
});
