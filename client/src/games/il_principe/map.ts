// How cities and regions of the map stand out just now.
import type { BoardTable } from "../../board/table.svelte";
import type { RegionMark } from "../../board/map/RegionRings.svelte";
import { cityUnderWay, figuresOf, lookedAt, ownerOf, REGIONS, type Region, type TableView } from "./table";

export const cityState = (view: TableView, city: string): "built" | "offered" | "to_come" =>
  ownerOf(view, city) !== null ? "built" : view.display.includes(city) ? "offered" : "to_come";

/** Regions that may be chosen, the chosen one, and where the shields of the city go whose bill is looked at. */
export function marksOf(table: BoardTable): Partial<Record<Region, RegionMark>> {
  const props = table.props();
  const looked = lookedAt(props);
  const city = looked?.verb === "build" ? String(looked.params["city"]) : null;
  const preview = city && !cityUnderWay(props) ? (figuresOf(props)?.places[city]?.regions ?? []) : [];
  return Object.fromEntries(
    REGIONS.flatMap((region): [Region, RegionMark][] => {
      const target = `region:${region}`;
      if (table.chosen(target)) return [[region, "chosen"]];
      if (table.at(target).options.length > 0) return [[region, table.hot(target) ? "hot" : "lit"]];
      return preview.includes(region) ? [[region, "preview"]] : [];
    }),
  );
}
