// Principato's observation document, and the numbers that follow from it for everybody to see.
import type { Vocabulary } from "../../words/vocabulary";

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

export interface SeatView {
  hand: (string | null)[];
  food: number;
  gold: number;
  favor: number;
  tokens: Counts;
  supplied: Counts;
  culture: Counts;
  military: number;
  /** An id, "?" where it lies face down for this viewer, null before the deal. */
  goals: (string | null)[];
}

export interface Frame {
  decision: string;
  seat: number;
  slot?: number;
  action?: number;
  rank?: number;
}

export interface TableView {
  players: number;
  options: Record<string, boolean | number | string>;
  frames: Frame[];
  year: number;
  active: number;
  first: number;
  display: (string | null)[];
  pile: Record<string, Counts>;
  box: Counts;
  reserve: Counts;
  pool: Counts;
  stock: Counts;
  order: number[];
  seats: SeatView[];
}

export const YEARS = [1, 2, 3] as const;
export const HIDDEN = "?";

/** The card that ends no row: it calls for a scoring when it is turned up. */
export const MILITARY_CARD = "military";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
export const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
export const tokens = (seat: SeatView, face: Face): number => seat.tokens[face] ?? 0;

// ---- the piles ----

/** Cards of a year's pile that lie face down, scoring card included. */
export const pileLeft = (view: TableView, year: number): number => sum(Object.values(view.pile[`year${year}`] ?? {}).map(number));
export const scoringsLeft = (view: TableView, year: number): number => view.pile[`year${year}`]?.[MILITARY_CARD] ?? 0;

// ---- storage ----

const ZONE_OF: Record<Cube, string> = { food: "environs", gold: "town", favor: "church" };
const STORE: Record<Cube, Face | null> = { food: "farm", gold: "bank", favor: null };

/** How many cubes of a kind a seat can store. */
export function room(words: Vocabulary, seat: SeatView, cube: Cube): number {
  const each = number(words.facts["zone"]?.[ZONE_OF[cube]]?.["room"]);
  const store = STORE[cube];
  return store ? each * tokens(seat, store) : each;
}

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

/** Catapults and supplied soldiers count one each, unsupplied soldiers minus one (§4.6). */
export function force(seat: SeatView): number {
  const soldiers = sum(SOLDIERS.map((soldier) => 2 * cubesOn(seat, soldier).length - tokens(seat, soldier)));
  return tokens(seat, "catapult") + soldiers;
}

/** With a plus or a minus sign. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");

/** What each seat would get if there were a military scoring now (§4.6.4). */
export function pointsNow(words: Vocabulary, view: TableView): number[] {
  const forces = view.seats.map(force);
  const rank = (place: number): number => number(words.facts["zone"]?.["wall"]?.[`points_${view.players}_${place + 1}`]);
  return forces.map((own) => {
    if (view.options["require_positive_force"] && own <= 0) return 0;
    const stronger = forces.filter((other) => other > own).length;
    const equal = forces.filter((other) => other === own).length;
    return Math.ceil(sum(Array.from({ length: equal }, (_, i) => rank(stronger + i))) / equal);
  });
}

/** The seats in supply order while a military scoring is held, otherwise none. */
export function supplyOrder(view: TableView): number[] {
  const scoring = view.frames.some((frame) => frame.decision.startsWith("scoring."));
  return scoring ? view.order.filter((seat) => seat >= 0) : [];
}

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

export const workCount = (seat: SeatView, kind: Kind): number => sum(works(seat.culture, kind).map((work) => work.count));
export const workPoints = (seat: SeatView, kind?: Kind): number =>
  sum(works(seat.culture, kind).map((work) => work.count * work.value));

/** What everybody can count: military points and works; goals come at the end. */
export const publicPoints = (seat: SeatView): number => seat.military + workPoints(seat);

// ---- goals ----

/** What a goal would bring this seat now (§6). */
export function goalPoints(words: Vocabulary, seat: SeatView, goal: string): number {
  const facts = words.facts["goal"]?.[goal] ?? {};
  const faces = Object.keys((facts["tokens"] as object | undefined) ?? {}) as Face[];
  const kinds = Object.keys((facts["set"] as object | undefined) ?? {}) as Kind[];
  const counted = sum(faces.map((face) => tokens(seat, face))) + (number(facts["military"]) ? seat.military : 0);
  const lots = Math.floor(Math.max(counted - number(facts["threshold"]), 0) / (number(facts["divisor"]) || 1));
  const sets = kinds.length ? Math.min(3, ...kinds.map((kind) => workCount(seat, kind))) : 0;
  return lots * number(facts["each"]) + number(facts[`points_${sets}`]);
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

/** The hand card that is being used, exchanged or changed by the active seat: its slot, or null. */
export function slotInUse(view: TableView): number | null {
  return view.frames.at(-1)?.slot ?? null;
}
