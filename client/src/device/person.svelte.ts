// Who sits before this screen: nobody yet, a guest, or an account.
import { api } from "../net/api";
import type { Person } from "../net/messages";

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
    if (!this.person) this.person = (await api.beGuest(name)).person;
  }
}

export const me = new Me();
