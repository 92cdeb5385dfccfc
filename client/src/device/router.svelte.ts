// Where in the client we are: the address bar is the only state.
export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; at: number | null; seat: number | null; watch: string | null; invite: string | null }
  | { page: "account" }
  | { page: "about" }
  | { page: "box"; game: string }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; game: string; number: number }
  | { page: "quick"; game: string }
  | { page: "nowhere" };

/** What the server answers with the client, and the client with its first page. */
const LOBBY = new Set([undefined, "new", "rules"]);

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

export function parse(path: string, query: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  const asked = new URLSearchParams(query);
  if (first === "t" && second) {
    return {
      page: "table",
      id: second,
      at: number(asked.get("at")),
      seat: number(asked.get("seat")),
      watch: asked.get("watch"),
      invite: asked.get("invite"),
    };
  }
  if (first === "me") return { page: "account" };
  if (first === "about") return { page: "about" };
  if (first === "box" && second) return { page: "box", game: second };
  if (first === "rules" && second && third === "quick") return { page: "quick", game: second };
  if (first === "learn" && third === undefined) return { page: "learn", game: second ?? null };
  const lesson = first === "learn" ? number(third!) : null;
  if (lesson) return { page: "lesson", game: second!, number: lesson };
  return { page: LOBBY.has(first) ? "lobby" : "nowhere" };
}

class Router {
  route = $state<Route>({ page: "lobby" });

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  read(): void {
    this.route = parse(location.pathname, location.search);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** Another address of the same page: a permalink while the scrubber moves. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }
}

export const router = new Router();

/** For links inside the client: `<a href="/" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
