// Made from client/schema by `npm run types`.

export interface Game {
  [k: string]: unknown;
}
/**
 * What a seat has done in phase 3.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  city: string | null;
  color: string | null;
  count: number;
  verb: "build" | "lay" | "pass";
}
/**
 * The auction that runs. Lists by seat: the last bid (0: none), and cards that turn down if that seat wins.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Auction".
 */
export interface Auction {
  bids: number[];
  color: string;
  entered: number[];
  high: number;
  leader: number | null;
  minor_stays: boolean;
  order: number[];
  passed: number[];
  prize: "lot" | "major" | "minor";
  turns_down: number[];
}
/**
 * A displayed city: what the seat lacks for it, what the others' roles would earn by it, and by seat the sum.
 *
 *     With the lot on sale in hand `missing_with_lot` would be missing, and `reach` is the highest bid for it after which
 *     the seat could build at once; without such a lot, or if a build is out of reach, it is null. A spectator lacks
 *     nothing.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "City".
 */
export interface City {
  city: string;
  coins_short: number;
  earnings: Earning[];
  income: number[];
  missing: {
    [k: string]: number;
  };
  missing_with_lot: {
    [k: string]: number;
  };
  points: number;
  reach: number | null;
  slot: number;
}
/**
 * What a seat's role would earn when somebody else builds.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Earning".
 */
export interface Earning {
  points: number;
  role: string;
  seat: number;
}
/**
 * Lists are by seat unless they say otherwise; `turn_order` are the seats from the marker holder on.
 *
 *     `ranking`, a place per seat, is empty before the end; `new_cards` are those of a hand drawn in this supply.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
  acted: (Act | null)[];
  auction: Auction | null;
  cities: City[];
  ends_after_round: boolean;
  laid: Laid[];
  last_auction_cards: number;
  last_round_below: number;
  lots: Lot[];
  new_cards: number;
  next_round_is_last: boolean;
  now: Now[];
  places: {
    [k: string]: Place;
  };
  ranking: number[];
  regions: {
    [k: string]: number[];
  };
  roles: Role[];
  turn_order: number[];
}
/**
 * What so many cards laid by the seat that acts would come to in phase 4, if nobody lays more of that colour.
 *
 *     The tile that the seat would then have, or tie for with `tied` seats in all (1: alone), and cards that turn down.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Laid".
 */
export interface Laid {
  color: string;
  count: number;
  tied: number;
  tile: ("major" | "minor") | null;
  turns_down: number;
}
/**
 * A lot of this round, in the order of sale; `offered_by` is the number of cards by seat.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Lot".
 */
export interface Lot {
  buyer: number | null;
  color: string;
  offered_by: number[];
  price: number;
  size: number;
  state: "on_sale" | "sold" | "to_come" | "unsold";
}
/**
 * The lines of a seat's score as if the game ended now; that of the coins is null while they are hidden.
 *
 *     `sets` are points, `set_count` is how many sets of five bring them.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Now".
 */
export interface Now {
  majors: number;
  minors: number;
  most_cards: number;
  most_coins: number | null;
  regions: number;
  set_count: number;
  sets: number;
  total: number;
  track: number;
}
/**
 * A city of the map: its size, and the regions into which its shields may go (§4.4).
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  regions: string[];
  size: string;
}
/**
 * The two tiles of a colour: with a seat, under the hammer, still to be given in this round, or on the board.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Role".
 */
export interface Role {
  color: string;
  major: "held" | "on_sale" | "stays" | "to_come" | "unused";
  minor: "held" | "on_sale" | "stays" | "to_come" | "unused";
}
/**
 * A family; counts of zero are left out.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  acted: string | null;
  bid: number;
  cities: {
    [k: string]: number;
  };
  coins?: number;
  down: {
    [k: string]: number;
  };
  family: string;
  given: {
    [k: string]: number;
  };
  hand?: {
    [k: string]: number;
  };
  hand_size: number;
  known: {
    [k: string]: number;
  };
  map: {
    [k: string]: number;
  };
  offered?: {
    [k: string]: number;
  };
  offered_size: number;
  shields: number;
  up: {
    [k: string]: number;
  };
  vp: number;
}
/**
 * What `observe` returns.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  city_deck: {
    [k: string]: number;
  };
  deck_size: number;
  discard: {
    [k: string]: number;
  };
  display: (string | null)[];
  frames: {
    [k: string]: number | string;
  }[];
  last_round: number;
  lot: {
    [k: string]: number;
  };
  lot_buyer: number[];
  lot_price: {
    [k: string]: number;
  };
  lot_size: {
    [k: string]: number;
  };
  major: number[];
  marker: number;
  minor: number[];
  options: {
    [k: string]: boolean | number | string;
  };
  phase: string;
  players: number;
  round: number;
  seats: SeatView[];
  unseen: {
    [k: string]: number;
  };
  you: number;
}
