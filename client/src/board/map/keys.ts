// Keys of a map: + and − zoom, Home shows all of it, / finds a place; inside the map 0 shows all of it too.
export type MapKey = "in" | "out" | "whole" | "find";

const KEYS: Readonly<Record<string, MapKey>> = { "+": "in", "=": "in", "-": "out", "−": "out", Home: "whole", "/": "find" };

/** What a key asks of the map, if anything; `letters` says whether single keys are allowed at all. */
export function mapKey(event: KeyboardEvent, inside: boolean, letters: boolean): MapKey | undefined {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || !letters) return undefined;
  const on = event.target as HTMLElement;
  if (on.matches("input, textarea, select, [role=spinbutton], [role=slider]") || on.closest("dialog")) return undefined;
  return event.key === "0" && inside ? "whole" : KEYS[event.key];
}
