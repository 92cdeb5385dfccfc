// The keyboard of a table: one row per key, so that the help page and the keys cannot differ.
import type { TableStore } from "../store/table.svelte";

export interface KeyActions {
  table: TableStore;
  focusRegion(region: string): void;
  openRules(): void;
  openKeys(): void;
  toggleStill(): void;
  escape(): void;
}

export interface KeyRow {
  /** As `KeyboardEvent.key` gives it. */
  keys: readonly string[];
  /** As the help page prints it. */
  shown: string;
  /** Text key of what it does. */
  text: string;
  act(actions: KeyActions, key: string): void;
}

/** The button of the decision that names the key, or the one that commits what is chosen. */
function press(button: string): void {
  const found = document.querySelector<HTMLButtonElement>(`#region-decision button:enabled${button}`);
  found?.focus();
  found?.click();
}

function choose({ table }: KeyActions, key: string): void {
  if (table.decision) press(`[aria-keyshortcuts="${key}"]`);
}

function confirm({ table }: KeyActions): void {
  // What a board composes is no option that could be selected.
  if (table.drawnWhole && !table.chosen) press("[data-confirm][data-chosen]");
  else table.confirm();
}

const region = (key: string, name: string, text: string): KeyRow => ({
  keys: [key, key.toUpperCase()],
  shown: key.toUpperCase(),
  text,
  act: (actions) => actions.focusRegion(name),
});

export const KEY_ROWS: readonly KeyRow[] = [
  { keys: [..."1234567890"], shown: "1 … 9, 0", text: "key-choose", act: choose },
  { keys: ["Enter"], shown: "Enter", text: "key-confirm", act: confirm },
  { keys: ["u"], shown: "U", text: "key-undo", act: ({ table }) => table.undo() },
  { keys: ["U"], shown: "Shift U", text: "key-redo", act: ({ table }) => table.redo() },
  { keys: ["a", "A"], shown: "A", text: "key-hint", act: ({ table }) => table.advice.ask() },
  region("d", "decision", "key-decision"),
  region("b", "board", "key-board"),
  region("h", "hand", "key-hand"),
  region("p", "players", "key-players"),
  region("l", "log", "key-log"),
  region("c", "chat", "key-chat"),
  { keys: ["["], shown: "[", text: "key-back", act: ({ table }) => table.back.step(-1) },
  { keys: ["]"], shown: "]", text: "key-forward", act: ({ table }) => table.back.step(1) },
  // What Shift makes of the brackets on the keyboards that have them.
  { keys: ["{"], shown: "Shift [", text: "key-turn-back", act: ({ table }) => table.back.turn(-1) },
  { keys: ["}"], shown: "Shift ]", text: "key-turn-forward", act: ({ table }) => table.back.turn(1) },
  { keys: ["s", "S"], shown: "S", text: "key-since", act: ({ table }) => table.since.toggle() },
  { keys: ["r", "R"], shown: "R", text: "key-rules", act: (actions) => actions.openRules() },
  { keys: ["m", "M"], shown: "M", text: "key-still", act: (actions) => actions.toggleStill() },
  { keys: ["?"], shown: "?", text: "key-help", act: (actions) => actions.openKeys() },
  { keys: ["Escape"], shown: "Esc", text: "key-escape", act: (actions) => actions.escape() },
];

/** On the end page these come before the others. */
export const END_ROWS: readonly KeyRow[] = [
  { keys: ["r", "R"], shown: "R", text: "key-rematch", act: () => press("[data-again]") },
  { keys: ["v", "V"], shown: "V", text: "key-review", act: () => press("[data-review]") },
  { keys: ["p", "P"], shown: "P", text: "key-play-on", act: () => press("[data-play-on]") },
  { keys: ["S"], shown: "Shift S", text: "key-share", act: () => press("[data-share]") },
];

/** While the past is looked at, one may play on from there. */
const PAST_ROWS = END_ROWS.filter((row) => row.text === "key-play-on");

/** Keys that whatever has the focus answers itself; here only to be listed. */
export const OTHER_KEYS: readonly Pick<KeyRow, "shown" | "text">[] = [
  { shown: "↑ ↓ ← →", text: "key-arrows" },
  { shown: "Tab", text: "key-tab" },
  { shown: "Space", text: "key-explain" },
  { shown: "/", text: "key-map-find" },
  { shown: "+ −", text: "key-map-zoom" },
  { shown: "Home", text: "key-map-whole" },
  { shown: "V", text: "key-map-lens" },
];

/** Keys that are said even when single letters are switched off (WCAG 2.1.4). */
const ALWAYS = new Set(["Escape", "Enter"]);

const CHOSEN = '#region-decision button.option[aria-pressed="true"]';
const WAITS = "#region-decision [data-confirm]:enabled:not([data-short])";

/** Held for another program's sake; AltGr only writes what has no key of its own, brackets on many keyboards. */
const isCommand = (event: KeyboardEvent): boolean => event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph"));

export function handleKey(event: KeyboardEvent, actions: KeyActions, letters: boolean): void {
  if (event.defaultPrevented || isCommand(event)) return;
  const on = event.target as HTMLElement;
  if (on.closest("dialog")) return;
  if (event.key !== "Escape" && on.matches("input, textarea, select")) return;
  // A button answers Enter itself; on an option that is chosen already, it commits what waits to be.
  if (event.key === "Enter" && on.closest("button, a") && !(on.closest(CHOSEN) && document.querySelector(WAITS))) return;
  if (!letters && !ALWAYS.has(event.key)) return;
  const ended = actions.table.live?.over != null && !actions.table.past;
  const row = [...(ended ? END_ROWS : actions.table.past ? PAST_ROWS : []), ...KEY_ROWS].find((one) => one.keys.includes(event.key));
  if (!row) return;
  event.preventDefault();
  row.act(actions, event.key);
}
