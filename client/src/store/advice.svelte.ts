// What the strongest bot would do in our place, when we ask it.
import type { Choice, HintMessage, Why } from "../net/messages";
import { messageId } from "./outbox";
import type { TableStore } from "./table.svelte";

export interface Advised {
  option: Choice;
  /** Its chance to win as the bot sees it, in per cent. */
  chance: number;
}

export class Advice {
  /** The question that is still thought about. */
  asked = $state<string | null>(null);
  private heard = $state.raw<HintMessage | null>(null);

  constructor(private readonly table: TableStore) {}

  /** The bot's own choice first, then what it thought of next. */
  readonly given = $derived.by<Advised[]>(() => {
    const { served: decision } = this.table;
    if (!decision || this.heard?.line !== decision.line) return [];
    return this.heard.advice.flatMap(({ action, chance }) => {
      const option = decision.options.find((one) => one.action === action);
      return option ? [{ option, chance: Math.round(100 * chance) }] : [];
    });
  });

  /** Why the bot prefers its proposal to what it thought of next; null where it thought of nothing else. */
  readonly why = $derived.by<Why | null>(() => (this.given.length > 1 ? (this.heard?.why ?? null) : null));

  /** The chance that the bot gives this action, or null if it did not speak of it. */
  chance(action: string): number | null {
    return this.given.find(({ option }) => option.action === action)?.chance ?? null;
  }

  ask(): void {
    const { decision, viewer } = this.table;
    if (!decision || viewer === null || this.asked !== null || this.table.info.hints === false) return;
    const id = messageId();
    if (this.table.line.send({ type: "hint", id, seat: viewer })) this.asked = id;
  }

  hear(message: HintMessage): void {
    if (message.id !== this.asked) return;
    this.asked = null;
    this.heard = message;
  }

  refuse(id: string): void {
    if (id === this.asked) this.asked = null;
  }

  /** The line was down: the answer will not come. */
  lost(): void {
    this.asked = null;
  }

  forget(): void {
    this.asked = null;
    this.heard = null;
  }
}
