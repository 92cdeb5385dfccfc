// Principato's observation document as its board reads it: names of things, what lies where, what cards print.
import type { SeatView } from "../../net/generated/games/principato";
import type { Vocabulary } from "../../words/vocabulary";

export type { Figures, SeatFigures, SeatView, View as TableView } from "../../net/generated/games/principato";

export const CUBES = ["food", "gold", "favor"] as const;
export const KINDS = ["monument", "book", "painting"] as const;
export const SOLDIERS = ["militia", "condottiere"] as const;
export const POOLS = ["green", "yellow", "soldier", "catapult"] as const;
export const BUILDINGS = ["field", "farm", "palazzo", "bank"] as const;

export type Cube = (typeof CUBES)[number];
export type Kind = (typeof KINDS)[number];
export type Soldier = (typeof SOLDIERS)[number];
export type Face = (typeof BUILDINGS)[number] | Soldier | "catapult";
export type Counts = Partial<Record<string, number>>;

export const YEARS = [1, 2, 3] as const;
export const HIDDEN = "?";

/** The card that ends no row: it calls for a scoring when it is turned up. */
export const MILITARY_CARD = "military";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
export const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
export const tokens = (seat: SeatView, face: Face): number => seat.tokens[face] ?? 0;

// ---- storage ----

const ZONE_OF: Record<Cube, string> = { food: "environs", gold: "town", favor: "church" };

/** How many cubes one farm, one bank or the church holds, as printed. */
export const roomEach = (words: Vocabulary, cube: Cube): number => number(words.facts["zone"]?.[ZONE_OF[cube]]?.["room"]);

// ---- the army ----

/** The cubes that lie on soldiers of a kind, in the order in which they are drawn. */
export function cubesOn(seat: SeatView, soldier: Soldier): Cube[] {
  const own: Cube = soldier === "militia" ? "food" : "gold";
  return [
    ...Array<Cube>(seat.supplied[`${soldier}_${own}`] ?? 0).fill(own),
    ...Array<Cube>(seat.supplied[`${soldier}_favor`] ?? 0).fill("favor"),
  ];
}

/** With a plus or a minus sign. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");

// ---- culture ----

export interface Work {
  kind: Kind;
  value: number;
  count: number;
}

/** Works of a stock or of a palace, dearest first within each kind. */
export function works(counts: Counts, kind?: Kind): Work[] {
  return KINDS.filter((one) => !kind || one === kind).flatMap((one) =>
    Object.entries(counts)
      .filter(([id]) => id.startsWith(`${one}_`))
      .map(([id, count]) => ({ kind: one, value: Number(id.slice(one.length + 1)), count: count ?? 0 }))
      .filter((work) => work.count > 0)
      .sort((first, second) => second.value - first.value),
  );
}

// ---- cards ----

export interface Offer {
  price: Counts;
  gain: Counts;
}
export interface CardFacts {
  kind: "build" | "war" | "art" | "prod";
  exchange: boolean;
  /** As many cubes as there are tokens of this face. */
  per: { cube: Cube; face: Face } | null;
  /** Any number of these. */
  any: Face | null;
  offers: Offer[];
}

const WAR: readonly string[] = [...SOLDIERS, "catapult"];

/** What is printed on an action card. */
export function cardFacts(words: Vocabulary, card: string): CardFacts {
  const facts = words.facts["card"]?.[card] ?? {};
  const counts = (name: string): Counts => {
    const found = facts[name];
    return typeof found === "object" ? Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0)) : {};
  };
  const offers = Array.from({ length: number(facts["options"]) }, (_, i) => ({
    price: counts(`price_${i + 1}`),
    gain: counts(`gain_${i + 1}`),
  }));
  const any = (Object.keys(counts("any"))[0] ?? null) as Face | null;
  const per = (Object.keys(counts("per"))[0] ?? null) as Face | null;
  const given = [...(any ? [any] : []), ...offers.flatMap((offer) => Object.keys(offer.gain))];
  const cube = (given.find((thing) => (CUBES as readonly string[]).includes(thing)) ?? "food") as Cube;
  return { kind: kindOf(given), exchange: number(facts["exchange"]) === 1, per: per && { cube, face: per }, any, offers };
}

function kindOf(given: readonly string[]): CardFacts["kind"] {
  const gives = (things: readonly string[]): boolean => given.some((thing) => things.includes(thing));
  if (gives(KINDS)) return "art";
  if (gives(WAR)) return "war";
  return gives(CUBES) ? "prod" : "build";
}
