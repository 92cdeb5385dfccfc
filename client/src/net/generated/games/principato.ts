// Made from client/schema by `npm run types`.

export interface Game {
  [k: string]: unknown;
}
/**
 * What `figures` returns.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
  piles: PileFigures[];
  seats: SeatFigures[];
  slot: number | null;
  supply_order: number[];
}
/**
 * Cards of a year that lie face down, military scoring cards among them.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "PileFigures".
 */
export interface PileFigures {
  cards: number;
  scorings: number;
}
/**
 * What follows from a principality.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "SeatFigures".
 */
export interface SeatFigures {
  goals: (number | null)[];
  now: ScoringFigures;
  points: number;
  points_with_goals: number;
  room: {
    [k: string]: number;
  };
  supplied: ScoringFigures;
  works: {
    [k: string]: WorksFigures;
  };
}
/**
 * A military scoring: the force of a seat, and the points that it would get (§4.6).
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "ScoringFigures".
 */
export interface ScoringFigures {
  force: number;
  points: number;
}
/**
 * Culture tokens of one kind: how many, and their points together.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "WorksFigures".
 */
export interface WorksFigures {
  count: number;
  points: number;
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
