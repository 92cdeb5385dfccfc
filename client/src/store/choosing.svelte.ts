// Choosing: what is selected, and the choice that is on its way, kept until the server has it and the page shows what followed.
import { settings } from "../device/settings.svelte";
import type { Choice, Decision, Reason, StateMessage } from "../net/messages";
import { fate, messageId, type Pending } from "./outbox";
import type { TableStore } from "./table.svelte";

export class Choosing {
  /** The action that is selected and not sent yet. */
  selected = $state<string | null>(null);
  /** The choice that was sent, or is to be as soon as there is a line. */
  pending = $state.raw<Pending | null>(null);
  /** Options that the server has refused, with its reason. */
  refused = $state.raw<Record<string, Reason>>({});

  /** Nothing is done here but what the person does: in a lesson. */
  byHand = false;
  /** The last line at which the page has answered by itself. */
  private answeredAt = -1;

  constructor(private readonly table: TableStore) {}

  readonly chosen = $derived.by<Choice | null>(() => this.option(this.selected));

  /** A click on an option: select it, or send it at once, as the settings say; a second click confirms. */
  choose(action: string): void {
    this.table.stage.flush();
    const option = this.option(action);
    if (!option || this.pending) return;
    const weighed = option.reveals || (this.table.parts.face.weighs?.(option) ?? false);
    const ask = settings.confirm === "always" || (settings.confirm === "irreversible" && weighed) || this.table.coach.warns(option);
    const again = this.selected === action;
    this.selected = action;
    if (again || !ask) this.confirm();
  }

  /** Set a choice and leave it to be confirmed. */
  select(action: string | null): void {
    this.table.stage.flush();
    if (!this.pending && (action === null || this.option(action))) this.selected = action;
  }

  /** Send what is selected. */
  confirm(): void {
    const { chosen } = this;
    const { decision, undoing } = this.table;
    if (!decision || !chosen || this.pending) return;
    if (chosen.pick) {
      this.selected = null;
      chosen.pick();
      return;
    }
    undoing.chose(firstOf(chosen));
    this.move(decision, chosen, chosen.then);
  }

  /** Select and send. */
  take(action: string): void {
    if (!this.option(action)) return;
    this.selected = action;
    this.confirm();
  }

  /** What a board has composed: several actions as one move, done all or not at all. */
  send(actions: readonly string[]): void {
    this.table.stage.flush();
    const { decision, undoing } = this.table;
    const [first, ...then] = actions;
    const option = this.option(first ?? null);
    if (!decision || !option || this.pending) return;
    this.selected = option.action;
    undoing.chose(option.action);
    this.move(decision, option, then);
  }

  /**
   * Where one thing alone is possible and nobody else is there who could learn that from the clock, the page does it by
   * itself. Whoever comes back to it by undo decides for themselves.
   */
  goOn(): void {
    const { served, info, mine, parts } = this.table;
    const only = served?.options.length === 1 ? served.options[0]! : null;
    if (!served || !only || this.byHand || this.pending || !(parts.face.goesOn?.includes(served.prompt.code) ?? false)) return;
    const alone = mine.length === 1 && info.seats.every((seat) => seat.kind === "bot" || seat.mine);
    if (!alone || served.line <= this.answeredAt) return;
    this.answeredAt = served.line;
    this.move(served, only);
  }

  /** Take the floor. */
  speak(): void {
    const { floor } = this.table;
    const option = floor?.options[0];
    if (floor && option && !this.pending) this.move(floor, option);
  }

  private option(action: string | null): Choice | null {
    const { decision, served } = this.table;
    return [...(decision?.options ?? []), ...(served?.options ?? [])].find((option) => option.action === action) ?? null;
  }

  private move(decision: Decision, option: Choice, then: readonly string[] = []): void {
    this.table.notice = null;
    this.table.coach.chose(option);
    this.post({
      id: messageId(),
      seat: decision.seat,
      at: decision.line,
      action: firstOf(option),
      then,
      label: this.table.speech.action(option),
      sent: false,
    });
  }

  acknowledged(id: string): void {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.pending = answered(pending, this.table.live) ? null : { ...pending, done: true };
    // What followed may have come before the answer.
    this.goOn();
  }

  /** The server does not do it: a choice is greyed with the reason. */
  refuse(id: string, reason: Reason | null): void {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.pending = null;
    // In a move of several it may be a later one that is not possible; the notice has the reason.
    if (reason && !pending.then.length) this.refused = { ...this.refused, [pending.action]: reason };
  }

  /** Another decision, or another seat's: nothing is selected or refused in it yet. */
  clear(): void {
    this.selected = null;
    this.refused = {};
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
    const { id, seat, at, action, then } = pending;
    this.pending = { ...pending, sent: this.table.line.post({ type: "move", id, seat, at, action, then }) };
  }
}

/** The action that begins an option; one of several steps is called by all of them, with spaces between. */
const firstOf = (option: Choice): string => (option.then ? option.action.split(" ", 1)[0]! : option.action);

/** Does this state follow from the choice? Until it is shown, nothing else may be chosen. */
function answered(pending: Pending, state: StateMessage | null): boolean {
  return !state?.decisions.some((one) => one.seat === pending.seat && one.line === pending.at);
}
