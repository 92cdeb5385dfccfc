// What a table asks of me, in words; the game's words arrive when they arrive.
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../app/settings.svelte";
import type { TableInfo } from "../net/messages";
import { loadWords } from "../words/speech.svelte";
import type { Words } from "../words/words";

const loaded = new SvelteMap<string, Words>();
const asked = new Set<string>();

export function promptOf(table: TableInfo): string {
  const key = `${table.game}/${settings.lang}`;
  const words = loaded.get(key);
  if (words) return table.prompt ? words.seated(table.seats.map((seat) => seat.name)).prompt(table.prompt) : "";
  if (table.prompt && !asked.has(key)) {
    asked.add(key);
    loadWords(settings.lang, table.game).then(
      (found) => loaded.set(key, found),
      () => asked.delete(key),
    );
  }
  return "";
}
