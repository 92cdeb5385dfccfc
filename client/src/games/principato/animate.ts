// Principato's events as things that move: which piece goes where. The drawing itself is board/motion.ts.
import type { GameEvent, Params } from "../../net/messages";
import Chip from "../../board/Chip.svelte";
import { steps, type Act, type Drawn } from "../../board/acts";
import { run } from "../../board/motion";
import type { Words } from "../../words/words";
import Card from "./Card.svelte";
import { GAME } from "./draw";
import { CUBES, signed, type TableView } from "./table";

export interface Scene {
  /** The seat whose principality is drawn; things of the others go to their panels. */
  shown: number;
  view: TableView;
  words: Words;
  compact: boolean;
}

const ZONES: Record<string, string> = {
  field: "environs",
  farm: "environs",
  palazzo: "town",
  bank: "town",
  catapult: "wall",
  militia: "wall",
  condottiere: "wall",
};
const POOLS: Record<string, string> = { militia: "soldier", condottiere: "soldier" };

/** Follows the cards through the events, so that each finds them where the last one left them. */
class Scribe {
  private readonly display: string[];
  private readonly hands: (string | null)[][];

  constructor(private readonly scene: Scene) {
    this.display = scene.view.display.filter((card) => card !== null);
    this.hands = scene.view.seats.map((seat) => [...seat.hand]);
  }

  acts(event: GameEvent): Act[] {
    return this.drawings[event.code]?.(event.params) ?? [];
  }

  private seat = (params: Params): number => Number(params["seat"]);
  private mine = (params: Params): boolean => this.seat(params) === this.scene.shown;
  /** A place of the drawn principality, or the panel of the seat. */
  private at = (params: Params, place: string): string => (this.mine(params) ? place : `seat:${this.seat(params)}`);
  private card = (card: string): Drawn => ({ component: Card, props: { card, words: this.scene.words } });
  private chip = (text: string, more: { icon?: string; cube?: string } = {}): Drawn => ({ component: Chip, props: { game: GAME, text, ...more } });
  private counted = (params: Params): number => Number(params["count"] ?? 0);

  private readonly drawings: Record<string, (params: Params) => Act[]> = {
    activated: (params) => {
      const slot = this.hands[this.seat(params)]?.indexOf(String(params["card"])) ?? -1;
      return [{ kind: "pulse", at: this.at(params, `hand:${slot}`) }];
    },
    paid: (params) =>
      CUBES.filter((cube) => Number(params[cube] ?? 0) > 0).map((cube) => ({
        kind: "chip",
        from: this.at(params, `own:${cube}`),
        to: `reserve:${cube}`,
        drawn: this.chip(signed(-Number(params[cube])), { cube }),
      })),
    gained: (params) => {
      const cube = String(params["cube"]);
      const drawn = this.chip(signed(this.counted(params)), { cube });
      return this.counted(params) ? [{ kind: "chip", from: `reserve:${cube}`, to: this.at(params, `own:${cube}`), drawn }] : [];
    },
    received_tokens: (params) => {
      const face = String(params["face"]);
      const drawn = this.chip(signed(this.counted(params)), { icon: `token.${face}` });
      return this.counted(params) ? [{ kind: "drop", at: this.at(params, `zone:${ZONES[face]}`), drawn }] : [];
    },
    took_culture: (params) => [
      {
        kind: "chip",
        from: `stock:${params["kind"]}:${params["value"]}`,
        to: this.at(params, "zone:palace"),
        drawn: this.chip(String(params["value"]), { icon: `culture.${params["kind"]}` }),
      },
    ],
    took_favor: (params) => [
      {
        kind: "chip",
        from: "reserve:favor",
        to: this.at(params, params["place"] === "church" ? "own:favor" : `own:${params["place"]}`),
        drawn: this.chip(signed(1), { cube: "favor" }),
      },
    ],
    overflow: (params) => this.supply(params, true),
    committed: (params) => this.supply(params, false),
    supplied: (params) => this.supply(params, false),
    exchanged: (params) => this.swap(params),
    changed: (params) => this.swap(params),
    turn_ended: () => this.shift(),
    revealed: (params) => {
      const last = this.display.length;
      this.display.push(String(params["card"]));
      return [{ kind: "turn", at: `display:${last}`, like: `display:${Math.max(0, last - 1)}`, drawn: this.card(String(params["card"])) }];
    },
    military_card: () => [{ kind: "pulse", at: "pile" }],
    scored_military: (params) => {
      const points = Number(params["points"]);
      return points ? [{ kind: "rise", at: `seat:${this.seat(params)}`, drawn: this.chip(signed(points), { icon: "vp.military" }) }] : [];
    },
    dismissed: (params) => {
      const face = String(params["face"]);
      const drawn = this.chip(signed(-this.counted(params)), { icon: `token.${face}` });
      return this.counted(params) ? [{ kind: "chip", from: this.at(params, "zone:wall"), to: `pool:${POOLS[face]}`, drawn }] : [];
    },
    showed_goal: (params) => [{ kind: "pulse", at: this.at(params, "goal:0") }],
    first_player: (params) => [{ kind: "pulse", at: `seat:${this.seat(params)}` }],
  };

  private supply(params: Params, fromReserve: boolean): Act[] {
    const [soldier, cube] = String(params["supply"]).split("_") as [string, string];
    const from = fromReserve ? `reserve:${cube}` : this.at(params, `own:${cube}`);
    const drawn = this.chip(signed(this.counted(params)), { cube });
    return this.counted(params) ? [{ kind: "chip", from, to: this.at(params, `own:${soldier}`), drawn }] : [];
  }

  private swap(params: Params): Act[] {
    const [seat, position] = [this.seat(params), Number(params["position"])];
    const [given, taken] = [String(params["given"]), String(params["taken"])];
    const slot = this.hands[seat]?.indexOf(given) ?? -1;
    if (slot >= 0) this.hands[seat]![slot] = taken;
    this.display[position] = given;
    const row = `display:${position}`;
    const hand = this.at(params, `hand:${slot}`);
    // Cards of the same size change places; elsewhere one shrinks into the panel and the other grows out of it.
    const alike = this.mine(params) && !this.scene.compact;
    return [
      { kind: "move", from: row, to: hand, ...(alike ? {} : { vanish: true }) },
      { kind: "move", from: hand, to: row, ...(alike ? {} : { drawn: this.card(given) }) },
    ];
  }

  /** The leftmost leaves, the others move up. */
  private shift(): Act[] {
    const others = this.display.slice(1).map<Act>((_, i) => ({ kind: "move", from: `display:${i + 1}`, to: `display:${i}` }));
    this.display.shift();
    return [{ kind: "leave", at: "display:0" }, ...others];
  }
}

/** One group of acts for each event, in order. */
export function actsOf(scene: Scene, events: readonly GameEvent[]): Act[][] {
  const scribe = new Scribe(scene);
  return events.map((event) => scribe.acts(event));
}

export const playEvents = (scene: Scene, events: readonly GameEvent[], signal: AbortSignal, backwards = false): Promise<void> =>
  run(steps(actsOf(scene, events)), signal, backwards);
