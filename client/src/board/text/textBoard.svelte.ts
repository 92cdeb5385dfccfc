// A game's board in text, asked for anew whenever the table or the language changes.
import { settings } from "../../device/settings.svelte";
import { api } from "../../net/api";
import type { TextBlock, TextBoard, TextEntry } from "../../net/messages";
import type { TableStore } from "../../store/table.svelte";

export class TextBoardLoader {
  board = $state.raw<TextBoard | null>(null);
  /** The game has none, or it cannot be had. */
  none = $state(false);

  /** To be run as an effect. */
  follow(table: TableStore): (() => void) | undefined {
    const { past, state } = table;
    const lang = settings.lang;
    if (!state) return undefined;
    let current = true;
    api.board(table.info.id, lang, past ? past.line : null, state.seat, table.address.watch).then(
      (found) => {
        if (current) [this.board, this.none] = [found, false];
      },
      () => {
        if (current) this.none = this.board === null;
      },
    );
    return () => (current = false);
  }
}

/** What the blocks with a column per seat say about one seat. */
export function columnOf(board: TextBoard, seat: number, seats: number): TextBlock[] {
  return board.blocks
    .filter((block) => block.head.length === block.labels + seats)
    .map((block) => ({
      ...block,
      head: [],
      rows: block.rows.map((row): TextEntry[] => [...row.slice(0, block.labels), row[block.labels + seat] ?? []]).map(paired),
    }));
}

/** A label of several cells stands before as many values: put each beside its own. */
function paired(row: TextEntry[]): TextEntry[] {
  const values = row.at(-1) ?? [];
  const labels = row.slice(0, -1);
  const last = labels.at(-1) ?? [];
  if (last.length !== values.length || values.length < 2) return row;
  const pairs = values.flatMap((value, number) => [{ ...last[number]!, style: "quiet" }, value]);
  return [...labels.slice(0, -1), pairs];
}
