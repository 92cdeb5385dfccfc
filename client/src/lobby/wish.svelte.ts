// A table as it is being planned: which game, who sits where, what was agreed.
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "../net/messages";

export type Where = "online" | "hotseat" | "solo";
export type Sitter = "person" | "bot" | "open";
type Setting = boolean | number | string;

export interface PlannedSeat {
  sitter: Sitter;
  name: string;
  level: string;
}

export const PAUSES = { fast: 0, normal: 450, slow: 1500 } as const;
export type Pace = keyof typeof PAUSES;

/** Seconds that the table waits for who is there but silent, before the others may let a bot play for them. */
export const PATIENCES = { minutes: 600, hour: 3600, day: 86_400, week: 604_800 } as const;
export type Patience = keyof typeof PATIENCES;

/** The level in the middle: a bot that plays, and does not crush. */
export const usualLevel = (game: GameInfo): string => game.levels[Math.floor((game.levels.length - 1) / 2)] ?? "";

/** How many play if nobody says: three where that is possible. */
export const usualPlayers = (game: GameInfo): number => (game.players.includes(3) ? 3 : game.players[0]!);

/** A game against bots with everything as usual: one click. */
export function quickTable(game: GameInfo, level = usualLevel(game)): NewTable {
  const bots = Array.from({ length: usualPlayers(game) - 1 }, (): SeatWish => ({ kind: "bot", level }));
  return { game: game.id, options: {}, seats: [{ kind: "me" }, ...bots], pause: PAUSES.normal, patience: PATIENCES.day, hints: true, start: true };
}

/** A first game: against the easiest bots. */
export const coachedTable = (game: GameInfo): NewTable => quickTable(game, game.levels[0]);

export class Wish {
  game = $state.raw<GameInfo>()!;
  where = $state<Where>("solo");
  players = $state(3);
  mySeat = $state(0);
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, Setting>>({});
  pace = $state<Pace>("normal");
  patience = $state<Patience>("day");
  /** May players ask a bot what it would do? Where several people play. */
  hints = $state(true);

  /** Where the game starts, if not from its set-up. */
  position = $state.raw<Record<string, unknown> | null>(null);

  constructor(game: GameInfo) {
    this.choose(game);
  }

  choose(game: GameInfo): void {
    this.position = null;
    this.game = game;
    this.players = game.players.includes(this.players) ? this.players : usualPlayers(game);
    this.options = {};
    this.seats = [];
    this.fill();
  }

  setWhere(where: Where): void {
    this.where = where;
    this.seats = [];
    this.fill();
  }

  /** Start from a position that was saved: its game, its players, its options. */
  startFrom(game: GameInfo, position: Record<string, unknown>): void {
    this.choose(game);
    this.setPlayers(Number(position["players"]));
    this.position = position;
  }

  setPlayers(players: number): void {
    if (players !== this.players) this.position = null;
    this.players = players;
    this.mySeat = Math.min(this.mySeat, players - 1);
    this.fill();
  }

  /** As many seats as players, new ones as the place suggests. */
  private fill(): void {
    const sitter: Record<Where, Sitter> = { online: "open", hotseat: "person", solo: "bot" };
    const fresh = (): PlannedSeat => ({ sitter: sitter[this.where], name: "", level: usualLevel(this.game) });
    this.seats = Array.from({ length: this.players }, (_, seat) => this.seats[seat] ?? fresh());
  }

  /** Two or more people play: they do with each other what bots do not. */
  private get several(): boolean {
    return this.wishes().filter((seat) => seat.kind !== "bot").length > 1;
  }

  /** What is agreed: what was chosen, else what is usual at such a table. */
  setting(option: OptionInfo): Setting {
    return this.options[option.name] ?? (this.several ? option.among_people : null) ?? option.default;
  }

  /** What can be agreed for so many players. */
  get fitting(): OptionInfo[] {
    return this.game.options.filter((option) => option.players.length === 0 || option.players.includes(this.players));
  }

  /** May the game begin at once, with nobody to wait for? */
  get complete(): boolean {
    return this.wishes().every((seat) => seat.kind !== "open" && seat.kind !== "friend");
  }

  wishes(): SeatWish[] {
    return this.seats.map((seat, number): SeatWish => {
      if (number === this.mySeat) return { kind: "me" };
      if (seat.sitter === "bot") return { kind: "bot", level: seat.level };
      if (seat.sitter === "open") return { kind: "open" };
      if (this.where !== "hotseat") return { kind: "friend" };
      return seat.name ? { kind: "local", name: seat.name } : { kind: "local" };
    });
  }

  table(): NewTable {
    const options = Object.fromEntries(this.fitting.map((option) => [option.name, this.setting(option)]));
    const [pause, patience] = [PAUSES[this.pace], PATIENCES[this.patience]];
    const start = this.position ? { position: this.position, options: {} } : { options };
    return { game: this.game.id, ...start, seats: this.wishes(), pause, patience, hints: this.hints || this.where === "solo", start: this.complete };
  }
}
