// The choice that is on its way: kept until the server has it and the page shows what followed.
import type { Choice, Decision, Reason, StateMessage } from "../net/messages";
import { fate, messageId, type Pending } from "./outbox";
import type { TableStore } from "./table.svelte";

export class Sending {
  pending = $state.raw<Pending | null>(null);
  /** Options that the server has refused, with its reason. */
  refused = $state.raw<Record<string, Reason>>({});

  constructor(private readonly table: TableStore) {}

  move(decision: Decision, option: Choice): void {
    this.table.notice = null;
    this.post({
      id: messageId(),
      seat: decision.seat,
      at: decision.line,
      action: option.action,
      label: this.table.speech.action(option),
      sent: false,
    });
  }

  acknowledged(id: string): void {
    const { pending } = this;
    if (pending?.id === id) this.pending = answered(pending, this.table.live) ? null : { ...pending, done: true };
  }

  /** The server does not do it: a choice is greyed with the reason. */
  refuse(id: string, reason: Reason | null): void {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.pending = null;
    if (reason) this.refused = { ...this.refused, [pending.action]: reason };
  }

  /** A new state: what was sent may be done with it. */
  seen(state: StateMessage): void {
    if (this.pending?.done && answered(this.pending, state)) this.pending = null;
  }

  /** After the line was down: is the choice that was under way still wanted, done, or gone? */
  settle(state: StateMessage): void {
    const { pending, table } = this;
    if (!pending) return;
    const next = fate(pending, state.decisions, table.lines);
    if (next === "send") this.post(pending);
    else this.pending = null;
    if (next === "gone") table.notice = { kind: "gone", text: table.words.say("notice-gone", { action: pending.label }) };
  }

  private post(pending: Pending): void {
    const { id, seat, at, action } = pending;
    this.pending = { ...pending, sent: this.table.line.post({ type: "move", id, seat, at, action }) };
  }
}

/** Does this state follow from the choice? Until it is shown, nothing else may be chosen. */
function answered(pending: Pending, state: StateMessage | null): boolean {
  return !state?.decisions.some((one) => one.seat === pending.seat && one.line === pending.at);
}
