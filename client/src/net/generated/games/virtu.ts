// Made from client/schema by `npm run types`.

export interface Game {
  [k: string]: unknown;
}
/**
 * A war bonus that a side could still announce.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Bonus".
 */
export interface Bonus {
  action: string;
  cost: number;
  count: number;
  payable: boolean;
}
/**
 * A city for who looks: whose it is, its value to them, what annexing it costs, what their siege of it meets.
 *
 *     `owner` and the keys of `troops` are seats ("seat_0") or Major Cities, empty for nobody's; `lord` is the seat that
 *     controls it itself or through an ally, -1 for none. `annex` is empty where it cannot be annexed, and then
 *     `annex_from`, the own city from which it comes over; `recruit` is 0 where they cannot recruit.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "City".
 */
export interface City {
  agent: number;
  annex: {
    [k: string]: number;
  };
  annex_from: string;
  army: number;
  defence: number;
  lord: number;
  owner: string;
  parts: Force[];
  recruit: number;
  troops: {
    [k: string]: number;
  };
  value: number;
}
/**
 * A line of a sum of forces: troops of a seat or Major City, a city's value, an agent, bastions, a bonus.
 *
 *     A bonus has cost florins, and may have come from a card.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Force".
 */
export interface Force {
  card?: string;
  cost?: number;
  count: number;
  kind: string;
  source: string;
}
/**
 * A space of the city track, its discs from the top of the pile.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "CitySpace".
 */
export interface CitySpace {
  cities: number;
  points: number;
  seats: number[];
}
/**
 * A combat: a field battle or a siege; what it comes to now, and after each bonus that may be announced now.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Combat".
 */
export interface Combat {
  after: {
    [k: string]: Outcome;
  };
  city: string;
  field: boolean;
  now: Outcome;
  sides: Side[];
}
/**
 * What a combat comes to if nothing more is announced; losses are troops of both armies, without the garrison.
 *
 *     `retreat` counts the besiegers that must leave a city which holds out, `trophy` the prestige of one that falls.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  losses: number[];
  retreat: number;
  totals: number[];
  trophy: number;
  winner: number;
}
/**
 * A side of a combat: its seat (-1 for nobody), its forces line by line, their sum, and bonuses left.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  open: Bonus[];
  parts: Force[];
  seat: number;
  total: number;
}
/**
 * Part of a price and what covers it: a source, symbols gathered before, the treasury, an agent that waives it.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Covered".
 */
export interface Covered {
  count: number;
  source: string;
  symbol: string;
}
/**
 * How far the game is: the three conditions of its last year, or of two players the rounds, and Naples.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "End".
 */
export interface End {
  cities_needed: number;
  date: number;
  highest_rank: number;
  indulgences: number;
  last: boolean;
  most_cities: number;
  naples_fallen: boolean;
  neutral: number;
  pay_rounds: number[];
  places: number[];
  rank_needed: number;
  rounds: number;
  year_limit: number;
}
/**
 * What `figures` returns.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
  cities: {
    [k: string]: City;
  };
  city_track: CitySpace[];
  combat: Combat | null;
  end: End;
  idle: Idle[];
  influence_track: InfluenceSpace[];
  majors: {
    [k: string]: Major;
  };
  marches: March[];
  market: {
    [k: string]: Item;
  };
  patronage_track: Rank[];
  pay_table: number[];
  payment: Payment | null;
  powers: {
    [k: string]: Power;
  };
  reach: Reach[];
  seats: Seat[];
}
/**
 * Something that is of no use for the running decision: where it lies, what it is, and why.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Idle".
 */
export interface Idle {
  about: {
    [k: string]: number | string;
  };
  reason: Why;
  target: string;
}
/**
 * A reason: its code, its numbers and its paragraph.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  code: string;
  params: {
    [k: string]: number | string;
  };
  rule: string;
}
/**
 * A space of every influence track: France to the left of 0, Naples to the right.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "InfluenceSpace".
 */
export interface InfluenceSpace {
  place: number;
  zone: string;
}
/**
 * A Major City: its posture to each seat, the zone of its marker, its troops, and the cards of its alliance.
 *
 *     `ally` is the seat it is allied to, -1 while it is on its track; `agents` come with its alliance.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Major".
 */
export interface Major {
  agent: number;
  agents: number;
  ally: number;
  cards: string[];
  cities: number;
  eliminated: boolean;
  place: number;
  postures: string[];
  reserve: number;
  troops: number;
  zone: string;
}
/**
 * Where a troop may go: with how many it would stand there, against which defence; 0 where nothing is besieged.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "March".
 */
export interface March {
  action: string;
  attack: number;
  besieges: boolean;
  city: string;
  defence: number;
  parts: Force[];
  rivals: number[];
}
/**
 * Something that is sold; `barred` is the reason for which who looks cannot have it whatever they pay.
 *
 *     `sale` is what buying it comes to, for whoever is at the market.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Item".
 */
export interface Item {
  barred: string;
  sale: Sale | null;
  stock: number;
}
/**
 * What buying something takes from whoever decides: all actions up to its place, and the sides it may go to.
 *
 *     `actions` end where there is something to choose; `sides` is empty then, and for tiles.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Sale".
 */
export interface Sale {
  actions: string[];
  sides: string[];
}
/**
 * A space of the patronage track: what the step to it costs, and whether it brings a bonus.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Rank".
 */
export interface Rank {
  bonus: boolean;
  points: number;
  price: {
    [k: string]: number;
  };
  rank: number;
  seats: number[];
}
/**
 * A payment that is going on: what it is for, the whole price, what covers it so far, what is left to gather.
 *
 *     `usual` pays the rest without much thought: what shows least too many first, the room before others, a loan last.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Payment".
 */
export interface Payment {
  covered: Covered[];
  left: {
    [k: string]: number;
  };
  price: {
    [k: string]: number;
  };
  purpose: string;
  usual: string[];
}
/**
 * A great power: its price, whether the agent of who looks spares a symbol, what it gives, if it can be used.
 *
 *     `ally` and `agent` are seats, -1 for nobody.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Power".
 */
export interface Power {
  agent: number;
  ally: number;
  bonus: {
    [k: string]: number;
  };
  price: {
    [k: string]: number;
  };
  reduced: boolean;
  usable: boolean;
}
/**
 * A room ahead of the marker: how many steps, how many of them beyond the free ones, ways to pay for those.
 *
 *     `ways` are "florins", "prepaid" and arrow tiles; `passes` are the sides whose courtiers become available; `walks`
 *     are all ways there that waste nothing, the cheapest in tiles first.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Reach".
 */
export interface Reach {
  deed: string;
  paid: number;
  passes: string[];
  reachable: boolean;
  room: number;
  steps: number;
  walks: Walk[];
  ways: string[];
}
/**
 * A way to a room: all its steps with the stop at their end, the florins and the arrow tiles that they take.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Walk".
 */
export interface Walk {
  actions: string[];
  florins: number;
  tiles: string[];
}
/**
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  agents_gained: number;
  cities: number;
  crosses: number;
  crowns: number;
  limit: number;
  lines: Line[];
  pay: Pay;
  places: Places;
  points: number;
  rooms: Room[];
  troops: number;
  trophies: number;
}
/**
 * A line of the score sheet as if the game ended now.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  code: string;
  params: {
    [k: string]: number | string;
  };
  points: number;
}
/**
 * Florins for the troops on the map this Winter, and with one troop more.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Pay".
 */
export interface Pay {
  due: number;
  with_one_more: number;
}
/**
 * Open places of a court by side, and how many more may be opened on either.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Places".
 */
export interface Places {
  free: number;
  left: number;
  right: number;
}
/**
 * A room: its action now and the printed one, its printed symbol, what blocks it, and how far the marker is.
 *
 *     `steps` is 0 while the marker is not in the Palace, 5 for the room in which it stands.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "Room".
 */
export interface Room {
  agent: number;
  blocked: string;
  deed: string;
  printed: string;
  steps: number;
  symbol: string;
}
/**
 * A state; counts of zero are left out.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  agents: number;
  court: (string | null)[];
  estate: {
    [k: string]: number;
  };
  face: number[];
  faction: string | null;
  florins: number;
  indulgence: {
    [k: string]: number;
  };
  locked: number;
  marker: number;
  rank: number;
  rooms: (string | null)[];
  stays: number;
  tokens: number;
  trophies: number[];
}
/**
 * What `observe` returns. Owners are seats, after them the Major Cities; -1 is nobody, -2 a closed city.
 *
 * This interface was referenced by `Game`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  agent: number[];
  ally: number[];
  bonus_ready: {
    [k: string]: number;
  };
  borrowed: number;
  bought: {
    [k: string]: number;
  };
  cathedral: {
    [k: string]: number;
  };
  city_track: number[];
  due: {
    [k: string]: number;
  };
  frames: {
    [k: string]: number | string;
  }[];
  halted: {
    [k: string]: number;
  }[];
  indulgences: number;
  influence: number[];
  last: number;
  limit: number[];
  major_ally: number[];
  market: {
    [k: string]: number;
  };
  options: {
    [k: string]: boolean | number | string;
  };
  order: number[];
  owner: number[];
  patron: number[];
  patronage_track: number[];
  pile: {
    [k: string]: number;
  };
  players: number;
  pool: {
    [k: string]: number;
  };
  retreating: {
    [k: string]: number;
  }[];
  seats: SeatView[];
  tile: {
    [k: string]: number;
  };
  troops: {
    [k: string]: number;
  }[];
  turn: number;
  used: number;
  uses: (string | null)[][];
  year: number;
  you: number;
}
