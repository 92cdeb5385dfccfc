// What the map tells beside owners and strength: what may be done now, provinces, defence or income.
import type { Figures } from "./table";

export const LENSES = ["decision", "provinces", "defence", "income"] as const;
export type LensId = (typeof LENSES)[number];

/** The figure that a lens puts on a city, and on which sign. */
export function figureOf(lens: LensId, figures: Figures | null, city: string): { text: string; form: "shield" | "disc" } | null {
  const own = figures?.cities[city];
  if (!own || !figures) return null;
  if (lens === "defence") return own.road === null ? null : { text: String(own.road), form: "shield" };
  if (lens === "income") return own.income > 0 ? { text: `+${own.income}`, form: "disc" } : null;
  return null;
}
