// Made from client/schema by `npm run types`.

export interface Game {
  [k: string]: unknown;
}
/**
 * A principality; counts of zero are left out.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  culture: {
    [k: string]: number;
  };
  favor: number;
  food: number;
  goals: (string | null)[];
  gold: number;
  hand: string[];
  military: number;
  supplied: {
    [k: string]: number;
  };
  tokens: {
    [k: string]: number;
  };
}
/**
 * What `observe` returns.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  active: number;
  box: {
    [k: string]: number;
  };
  display: (string | null)[];
  first: number;
  frames: {
    [k: string]: number | string;
  }[];
  options: {
    [k: string]: boolean | number | string;
  };
  order: number[];
  pile: {
    [k: string]: {
      [k: string]: number;
    };
  };
  players: number;
  pool: {
    [k: string]: number;
  };
  reserve: {
    [k: string]: number;
  };
  seats: SeatView[];
  stock: {
    [k: string]: number;
  };
  year: number;
  you: number;
}
