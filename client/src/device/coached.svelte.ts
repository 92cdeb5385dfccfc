// The games that were begun with a coach, kept on this device: what it has spoken of already, and where it is silent.
const KEY = "signoria-coach";
/** Older ones are forgotten. */
const MOST = 20;

export interface Coached {
  table: string;
  silent: boolean;
  /** The kinds of decision that have come up. */
  met: string[];
}

const isCoached = (value: unknown): value is Coached => {
  const found = value as Partial<Coached> | null;
  return typeof found?.table === "string" && typeof found.silent === "boolean" && Array.isArray(found.met) && found.met.every((code) => typeof code === "string");
};

/** What was kept, without what is broken in it. */
export function readCoached(text: string | null): Coached[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isCoached) : [];
  } catch {
    return [];
  }
}

class CoachedGames {
  private games = $state.raw<readonly Coached[]>([]);

  constructor() {
    try {
      this.games = readCoached(localStorage.getItem(KEY));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }

  of(table: string): Coached | null {
    return this.games.find((one) => one.table === table) ?? null;
  }

  begin(table: string): void {
    this.keep({ table, silent: false, met: [] });
  }

  silence(table: string, silent: boolean): void {
    const game = this.of(table);
    if (game) this.keep({ ...game, silent });
  }

  /** Whether this kind of decision comes up for the first time; from now on it has. */
  meet(table: string, code: string): boolean {
    const game = this.of(table);
    if (!game || game.met.includes(code)) return false;
    this.keep({ ...game, met: [...game.met, code] });
    return true;
  }

  private keep(game: Coached): void {
    this.games = [game, ...this.games.filter((one) => one.table !== game.table)].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const coached = new CoachedGames();
