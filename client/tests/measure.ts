// How long a player waits for what they have done, and whether anything jumps when a table opens.
import { loadavg } from "node:os";
import { test, type Page } from "./fixtures";
import { asked, choices, plan, ready, startSolo } from "./play";

const BUDGET = 100;
const MOVES = 80;
const OPENINGS = 5;
/** A long game, and so many jumps in it, to and fro. */
const LINES = 2000;
const JUMPS = 60;

/** Milliseconds from the click to the end of the first frame that shows it. */
interface Waits {
  /** The server's answer is here; the rest is the page's own. */
  heard: number;
  /** The option is marked, or already more. */
  marked: number;
  /** The state behind the panel has changed: another decision, or whom we wait for. */
  effect: number;
  /** The board moves, or stands as it will. */
  board: number;
  /** There is something to choose again, if no other seat was to decide in between. */
  next: number | null;
}

/** Runs in the page: watches frame by frame from the next click on. */
function watch(): void {
  const panel = (): HTMLElement => document.querySelector<HTMLElement>("#region-decision")!;
  const board = (): string => document.querySelector<HTMLElement>("main")!.dataset["drawn"] ?? "";
  const page = window as unknown as { waits: Promise<Waits>; heard(): void };
  page.waits = new Promise((done) => {
    addEventListener(
      "click",
      ({ timeStamp: start }) => {
        const [line, drawn] = [panel().dataset["line"], board()];
        const found: Partial<Waits> = {};
        page.heard = (): void => void (found.heard ??= performance.now() - start);
        let yielded = false;
        const look = (): void => {
          const { line: now, busy, over } = panel().dataset;
          const seen: Record<Exclude<keyof Waits, "heard">, boolean> = {
            marked: busy === "true" || now !== line,
            effect: now !== line || over === "true",
            board: document.querySelector(".motion") !== null || board() !== drawn,
            next: now !== undefined && now !== line && busy === "false",
          };
          yielded ||= now === undefined;
          // The frame is on the screen when the task after it runs.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            for (const [name, there] of Object.entries(seen)) if (there) found[name as keyof Waits] ??= performance.now() - start;
            if (found.effect !== undefined && (found.next !== undefined || yielded || over === "true")) {
              done({ heard: found.heard ?? found.effect, marked: found.marked!, effect: found.effect, board: found.board ?? found.effect, next: yielded ? null : (found.next ?? null) });
            } else requestAnimationFrame(look);
          };
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

async function measureMoves(page: Page): Promise<Waits[]> {
  const all: Waits[] = [];
  for (let number = 0, before = ""; all.length < MOVES; number++) {
    if ((await ready(page, before)) === "over") {
      await startSolo(page, "Principato");
      before = "";
      continue;
    }
    before = await asked(page);
    const options = choices(page);
    const option = options.nth(number % (await options.count()));
    await page.evaluate(watch);
    await option.click();
    all.push(await page.evaluate(() => (window as unknown as { waits: Promise<Waits> }).waits));
  }
  return all;
}

/** Layout shifts while the page of a running table loads, and their sum. */
async function measureOpening(page: Page): Promise<number> {
  await page.reload();
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

function countShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Tells `watch` when a state arrives. */
function listenToStates(): void {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        if (String(data).startsWith('{"type":"state"')) (window as unknown as { heard?(): void }).heard?.();
      });
    }
  };
}

function row(name: string, values: readonly number[], budget = ""): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(0).padStart(7);
  return `${name.padEnd(34)}${String(values.length).padStart(6)}${at(0.5)}${at(0.95)}${at(1)}  ${budget}`;
}

const load = (): string => loadavg()[0]!.toFixed(1);

test("what a player waits for", async ({ somebody }) => {
  const page = await somebody({ reducedMotion: "no-preference" });
  await page.addInitScript(countShifts);
  await page.addInitScript(listenToStates);
  await page.addInitScript(() => localStorage.setItem("signoria", JSON.stringify({ confirm: "never" })));
  await startSolo(page, "Principato");
  await ready(page);
  const shifts: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) shifts.push(await measureOpening(page));
  const before = load();
  const waits = await measureMoves(page);
  const of = (name: keyof Waits): number[] => waits.map((one) => one[name]).filter((value) => value !== null);
  console.log(
    [
      "",
      "Principato on a local server, milliseconds from the click to the end of the first frame that shows it",
      `${"".padEnd(34)}${"moves".padStart(6)}${"median".padStart(7)}${"p95".padStart(7)}${"max".padStart(7)}`,
      row("the option is marked", of("marked")),
      row("the server's answer is here", of("heard")),
      row("its effect is in the panel", of("effect"), `budget ${BUDGET}`),
      row("the board begins to draw it", of("board"), `budget ${BUDGET}`),
      row("my next decision can be made", of("next"), `budget ${BUDGET}`),
      `layout shift while a table opens: ${shifts.map((shift) => shift.toFixed(4)).join(", ")} (budget 0)`,
      `load of the machine: ${before} before, ${load()} after`,
    ].join("\n"),
  );
});

/** Answer for every seat of this screen with whatever comes first, until there are so many lines. */
async function playLines(page: Page, players: number, lines: number): Promise<number> {
  const table = page.url();
  const id = new URL(table).pathname.split("/")[2]!;
  // Nobody looks on meanwhile: to draw every line would take most of the time.
  await page.goto("/rules/virtu/quick");
  const reached = await page.evaluate(
    async ([table, count, most]) => {
      let reached = 0;
      const seats = Array.from({ length: count }, (_, seat) => seat);
      await Promise.race(
        seats.map(
          (own) =>
            new Promise<void>((done) => {
              const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?cursor=0&seat=${own}`);
              let answered = -1;
              socket.onmessage = ({ data }) => {
                const message = JSON.parse(data as string);
                if (message.type !== "state") return;
                reached = Math.max(reached, message.line);
                if (message.over || reached >= most) return done();
                const open = message.decisions.find((one: { seat: number; speak: boolean }) => one.seat === own && !one.speak);
                if (!open || open.line === answered) return;
                answered = open.line;
                socket.send(JSON.stringify({ type: "move", id: `auto-${open.line}`, seat: own, at: open.line, action: open.options[(open.line * 7) % open.options.length].action }));
              };
            }),
        ),
      );
      return reached;
    },
    [id, players, lines] as const,
  );
  await page.goto(table);
  return reached;
}

/** Milliseconds from a jump of the scrubber to the end of the first frame that shows that moment, board and log; and until the server's answer. */
function jump(share: number): Promise<{ heard: number; shown: number }> {
  const rail = document.querySelector<HTMLInputElement>("#region-history input")!;
  const line = (): string => document.querySelector<HTMLElement>("main")!.dataset["drawn"] ?? "";
  const before = line();
  return new Promise((done) => {
    const start = performance.now();
    rail.value = String(Math.floor(share * (Number(rail.max) - 1)));
    rail.dispatchEvent(new Event("change", { bubbles: true }));
    const look = (): void => {
      const there = line() !== before;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!there) return void requestAnimationFrame(look);
        const shown = performance.now() - start;
        const asked = performance.getEntriesByType("resource").filter((entry) => entry.name.includes("/view")) as PerformanceResourceTiming[];
        done({ heard: (asked.at(-1)?.responseEnd ?? start) - start, shown });
      };
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

test("how long a jump in a long game takes", async ({ page }) => {
  const players = 4;
  await plan(page, "Virtù", players, "One screen");
  await page.getByRole("button", { name: "Start the game" }).click();
  await ready(page);
  const lines = await playLines(page, players, LINES);
  await ready(page);
  await page.evaluate(() => performance.setResourceTimingBufferSize(2000));
  const before = load();
  const jumps: { heard: number; shown: number }[] = [];
  // To and fro over the whole of it, never twice to the same moment.
  for (let number = 0; number < JUMPS; number++) jumps.push(await page.evaluate(jump, ((number * 37) % JUMPS) / JUMPS));
  console.log(
    [
      "",
      `Virtù after ${lines} lines, milliseconds from a jump of the scrubber to the end of the first frame that shows it`,
      `${"".padEnd(34)}${"jumps".padStart(6)}${"median".padStart(7)}${"p95".padStart(7)}${"max".padStart(7)}`,
      row("the server's answer is here", jumps.map(({ heard }) => heard)),
      row("the moment is shown", jumps.map(({ shown }) => shown), `budget ${BUDGET}`),
      `load of the machine: ${before} before, ${load()} after`,
    ].join("\n"),
  );
});
