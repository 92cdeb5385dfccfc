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
 * A city within reach that may not be attacked, and why: its source is used or newly won, or the city is spared.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "BarredFigures".
 */
export interface BarredFigures {
  city: string;
  reason: ReasonFigures;
}
/**
 * Why something cannot be done, as a refusal says it.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "ReasonFigures".
 */
export interface ReasonFigures {
  code: string;
  params: {
    [k: string]: number | string;
  };
  rule: string;
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
  barred: BarredFigures[];
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
  vote: VoteFigures;
  worth: WorthFigures;
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
  ducats_left?: number;
  ducats_reserved?: number;
  follows?: string[];
  fortification?: number;
  income?: number;
  offers_left?: number;
  sums?: Sums;
  ways?: WayFigures;
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
 * From where a city can be reached by road, and from where by sea.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "WayFigures".
 */
export interface WayFigures {
  road: string[];
  sea: string[];
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
 * Both political states, and how many of all votes make war.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "VoteFigures".
 */
export interface VoteFigures {
  needed: number;
  peace: StateFigures;
  votes: number;
  war: StateFigures;
}
/**
 * What a political state brings everybody; attacks without limit are None.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "StateFigures".
 */
export interface StateFigures {
  attacks: number | null;
  cards: number;
  ducats: number;
}
/**
 * Points for a complete province and for an artist in a palace.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "WorthFigures".
 */
export interface WorthFigures {
  artist: number;
  province: number;
}
/**
 * A turn: its political state once it is known, what each seat has shown to have voted, and what that comes to.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "YearFigures".
 */
export interface YearFigures {
  for_peace: number;
  for_war: number;
  state: string | null;
  votes: (string | null)[];
  year: number;
}
/**
 * A state; counts of zero are left out. The hand of others is a number, one's own is told card by card.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  artists: number[];
  ballots: (string | null)[];
  ducats: number;
  hand:
    | {
        [k: string]: number;
      }
    | number;
  known: {
    [k: string]: number;
  };
  nation: string | null;
  provinces: number[];
  quiet: number;
  spoken: number;
  unblue: number;
  unsure: number;
  used: number;
}
/**
 * What `observe` returns.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  attacked: number;
  attacks: number;
  battle: {
    [k: string]: number;
  };
  castles: number;
  deck: number;
  discards: {
    [k: string]: number;
  };
  frames: {
    [k: string]: number | string;
  }[];
  home: {
    [k: string]: string | null;
  };
  laid: {
    [k: string]: string | null;
  };
  level: {
    [k: string]: number;
  };
  locked: {
    [k: string]: number;
  };
  marks: {
    [k: string]: {
      [k: string]: number;
    };
  };
  married: number;
  options: {
    [k: string]: boolean | number | string;
  };
  order: number[];
  owner: {
    [k: string]: string | null;
  };
  palace: {
    [k: string]: string | null;
  };
  palaces: number;
  plan: string | null;
  players: number;
  ramparts: number;
  seats: SeatView[];
  stance: number;
  turn: number;
  war: number;
  worth: {
    [k: string]: {
      [k: string]: number;
    };
  };
  you: number;
}
