// Made from client/schema by `npm run types`.

export interface Game {
  [k: string]: unknown;
}
/**
 * A city that may be attacked, from where by road and from where by sea, and what taking it would change.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "AttackFigures".
 */
export interface AttackFigures {
  changes: PointFigures[];
  city: string;
  road: string[];
  sea: string[];
}
/**
 * Points that a seat would gain or lose at the next scoring, by a province or by an artist.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "PointFigures".
 */
export interface PointFigures {
  artist: string | null;
  points: number;
  province: string | null;
  seat: number;
}
/**
 * Copies of a card: the viewer's, spent, seen elsewhere, and those of which nobody can say where they are.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "CardFigures".
 */
export interface CardFigures {
  discarded: number;
  own: number;
  seen: number;
  unseen: number;
}
/**
 * Strength against an attack by the viewer (of the viewer's own cities: by anybody), before cards and die.
 *
 *     Free cities cannot be attacked; `die` is what looters and bribes must roll at least, None if no roll will do.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "CityFigures".
 */
export interface CityFigures {
  die: number | null;
  fortification: number;
  ground: number;
  income: number;
  landing: number;
  port: boolean;
  province: string;
  raid: number | null;
  road: number | null;
  sea: number | null;
  stance: number;
  terrain: string;
}
/**
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
  artists_left: number;
  attack_limit: number | null;
  attacks: AttackFigures[];
  attacks_made: number;
  battle: Ledger | null;
  cards: {
    [k: string]: CardFigures;
  };
  cities: {
    [k: string]: CityFigures;
  };
  options: {
    [k: string]: OptionFigures;
  };
  provinces: {
    [k: string]: ProvinceFigures;
  };
  purchases: PurchaseFigures;
  raids: RaidFigures | null;
  seats: SeatFigures[];
  strength: StrengthFigures;
  years: YearFigures[];
}
/**
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Ledger".
 */
export interface Ledger {
  attacker: Side;
  defender: Side;
  mode: string;
  stage: string;
}
/**
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  high: number;
  lines: Line[];
  low: number;
  open: OpenSlot[];
  seat: number;
}
/**
 * A card, the die, or something that helps the defender. A card that the viewer may not know is None.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  card: string | null;
  changed_sides: boolean;
  doubled: boolean;
  face_down: boolean;
  high: number;
  hire: string | null;
  low: number;
  slot: string | null;
  what: string;
}
/**
 * Where a card may still be laid, and whether one must be as far as the viewer knows.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "OpenSlot".
 */
export interface OpenSlot {
  must: boolean;
  slot: string;
}
/**
 * What an option would come to, as far as it is certain.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "OptionFigures".
 */
export interface OptionFigures {
  changes?: PointFigures[];
  ducats_reserved?: number;
  fortification?: number;
  sums?: Sums;
}
/**
 * The bounds of both sums; where nothing is hidden any more they are equal.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Sums".
 */
export interface Sums {
  attack_high: number;
  attack_low: number;
  defence_high: number;
  defence_low: number;
}
/**
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "ProvinceFigures".
 */
export interface ProvinceFigures {
  cities: string[];
  holder: number | null;
  open: boolean;
  shares: ShareFigures[];
}
/**
 * A seat's cities in a province, and which it lacks.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "ShareFigures".
 */
export interface ShareFigures {
  held: number;
  missing: string[];
  seat: number;
}
/**
 * Prices, and how many cards the viewer's ducats and the viewer's hand allow.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "PurchaseFigures".
 */
export interface PurchaseFigures {
  card: number;
  cards_by_hand: number;
  cards_by_money: number;
  castle: number;
  palace: number;
  rampart: number;
}
/**
 * Where a raid may start, and which cities it may strike.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "RaidFigures".
 */
export interface RaidFigures {
  sources: string[];
  targets: {
    [k: string]: PointFigures[];
  };
}
/**
 * Points so far; what the turn would bring if it ended now; cards that nobody else has seen, and so many of them
 *     that are certainly no troops.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "SeatFigures".
 */
export interface SeatFigures {
  artists: number;
  cities: number;
  if_scored: number;
  income: number;
  no_troops: number;
  points: number;
  provinces: number;
  sea_expansions: number;
  unseen: number;
}
/**
 * What walls, ground and a landing add to a defence.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "StrengthFigures".
 */
export interface StrengthFigures {
  fortress: number;
  garrison: number;
  landing: number;
  marsh: number;
  mountain: number;
  rampart: number;
}
/**
 * A turn: its political state once it is known, and what each seat has shown to have voted.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "YearFigures".
 */
export interface YearFigures {
  state: string | null;
  votes: (string | null)[];
  year: number;
}
