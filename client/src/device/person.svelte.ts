// Who sits before this screen: nobody yet, a guest, or an account.
import { api } from "../net/api";
import type { Person } from "../net/messages";

/** The name that was given to who did not say one, kept so that they are asked later. */
const GIVEN = "signoria-given-name";

function given(): string | null {
  try {
    return localStorage.getItem(GIVEN);
  } catch {
    return null;
  }
}

function keepGiven(name: string): void {
  try {
    localStorage.setItem(GIVEN, name);
  } catch {
    // A browser that keeps nothing asks less.
  }
}

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.person = (await api.me()).person;
    } finally {
      this.known = true;
    }
  }

  /** Playing needs a name; whoever has none becomes a guest. */
  async orGuest(name: string): Promise<void> {
    if (this.person) return;
    keepGiven(name);
    this.person = (await api.beGuest(name)).person;
  }

  /** Nobody has said yet what to be called: before others see a name, one is asked for. */
  get nameless(): boolean {
    return !this.person || (!this.person.account && this.person.name === given());
  }

  /** Be called so, from now on. */
  async call(name: string): Promise<void> {
    this.person = (await api.beGuest(name)).person;
  }
}

export const me = new Me();
