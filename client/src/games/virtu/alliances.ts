// What the running decision may do with a great power: ally, ready its bonus, use it, or send an agent there.
import type { BoardTable } from "../../board/table.svelte";

/** How options name a power just now. */
export function powerTarget(table: BoardTable, power: string): string {
  const names = [`power:${power}`, `alliance:alliance_${power}`, `spot:alliance_${power}`];
  const about = (target: string): boolean => table.at(target).options.length > 0 || table.at(target).blocked.length > 0 || table.chosen(target);
  return names.find(about) ?? names[0]!;
}
