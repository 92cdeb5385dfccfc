// Sentences from codes, exactly as signoria/text/words.py makes them.
import type { FluentBundle } from "@fluent/bundle";
import type { Choice, Effect, GameEvent, Params, Prompt, Reason } from "../net/messages";
import { isolated } from "./isolate";
import { polished } from "./polish";
import { type Fact, NO_VOCABULARY, type Shape, type Vocabulary } from "./vocabulary";

export type Value = number | string;
export type Values = Record<string, Value>;

const YES = "yes";
const NO = "no";
const NONE = "none";
const SOME = "some";
const NOBODY = -3;

export const messageKey = (kind: string, code: string): string => `${kind}-${code.replaceAll(".", "-")}`;

/** One reader's words: a language, a game's vocabulary, what its seats are called, and the options it is played with. */
export class Words {
  /** Keys that no bundle has; a checked text leaves this empty. */
  readonly missing = new Set<string>();
  private readonly conjunction: Intl.ListFormat;
  private readonly disjunction: Intl.ListFormat;

  constructor(
    readonly lang: string,
    private readonly bundles: readonly FluentBundle[],
    readonly vocabulary: Vocabulary = NO_VOCABULARY,
    readonly seats: readonly string[] = [],
    readonly options: Readonly<Record<string, unknown>> = {},
  ) {
    this.conjunction = new Intl.ListFormat(lang, { type: "conjunction" });
    this.disjunction = new Intl.ListFormat(lang, { type: "disjunction" });
  }

  /** The same words with other names on the seats, in a game with these options. */
  seated(seats: readonly string[], options = this.options): Words {
    return new Words(this.lang, this.bundles, this.vocabulary, seats, options);
  }

  // ---- what the engine says ----

  prompt(prompt: Prompt): string {
    const values = this.values(this.vocabulary.prompts[prompt.code], prompt.params);
    return this.say(messageKey("prompt", prompt.code), { ...values, step: prompt.step, steps: prompt.steps });
  }

  action(option: Pick<Choice, "verb" | "params" | "cost" | "gain" | "said">): string {
    if (option.said !== undefined) return option.said;
    const values = this.values(this.vocabulary.actions[option.verb], option.params);
    return this.say(messageKey("action", option.verb), {
      ...values,
      ...this.sum("cost", option.cost),
      ...this.sum("gain", option.gain),
    });
  }

  /** What a choice would do, said before it is made. */
  effect(effect: Effect): string {
    return this.say(messageKey("effect", effect.code), this.values(this.vocabulary.effects[effect.code], effect.params));
  }

  reason(reason: Pick<Reason, "code" | "params">): string {
    return this.say(messageKey("reason", reason.code), this.values(this.vocabulary.reasons[reason.code], reason.params));
  }

  /** What happened, as that seat (or a spectator) reads it. */
  event(event: GameEvent, viewer: number | null): string {
    return this.say(messageKey("event", event.code), this.eventValues(event, viewer));
  }

  /** An event as a part of the sentence about `subject`; empty where there is nothing to add. */
  clause(event: GameEvent, viewer: number | null, subject: number | null): string {
    return this.say(`${messageKey("event", event.code)}.clause`, this.clauseValues(event, viewer, subject));
  }

  /** That nothing came of what an event promised, and why if it says so. */
  idle(event: GameEvent, viewer: number | null): string {
    return this.say(`${messageKey("event", event.code)}.idle`, this.clauseValues(event, viewer, null));
  }

  /** What an event adds to the list of its kind; empty where that is nothing. */
  item(event: GameEvent, viewer: number | null, subject: number | null): string {
    return this.say(`${messageKey("event", event.code)}.item`, this.clauseValues(event, viewer, subject));
  }

  /** Several events like this one as one part of a sentence; `lead` if the sentence begins with another. */
  listClause(event: GameEvent, items: readonly string[], lead: boolean, viewer: number | null, subject: number | null): string {
    const list = { items: this.listed(this.counted(items)), size: items.length, lead: lead ? YES : NO };
    return this.say(`${messageKey("event", event.code)}.list`, { ...this.clauseValues(event, viewer, subject), ...list });
  }

  private clauseValues(event: GameEvent, viewer: number | null, subject: number | null): Values {
    return { ...this.eventValues(event, viewer), same: (event.params["seat"] ?? null) === subject ? YES : NO };
  }

  /** The chapter that an event begins, as a heading names it. */
  heading(event: GameEvent, viewer: number | null): string {
    return this.say(`${messageKey("event", event.code)}.heading`, this.eventValues(event, viewer));
  }

  private eventValues(event: GameEvent, viewer: number | null): Values {
    const you = viewer !== null && event.params["seat"] === viewer;
    return this.values(this.vocabulary.events[event.code], event.params, you);
  }

  /** The things that an event names, as options name their targets: `city:siena`. */
  targets(event: GameEvent): string[] {
    return Object.entries(this.vocabulary.events[event.code] ?? {})
      .filter(([name, param]) => param.sort === "name" && (event.params[name] ?? NONE) !== NONE)
      .map(([name, param]) => `${param.of}:${event.params[name]}`);
  }

  score(line: { code: string; points: number; params: Params }): string {
    const values = this.values(this.vocabulary.scores[line.code], line.params);
    return this.say(messageKey("score", line.code), { ...values, points: line.points });
  }

  // ---- names and amounts ----

  name(kind: string, id: string): string {
    return this.say(messageKey(kind, id));
  }

  /** What such a thing does, in one line, with the numbers of the box. */
  about(kind: string, id: string): string {
    let values: Values = {};
    for (const [fact, value] of Object.entries(this.facts(kind, id))) {
      values = { ...values, ...(typeof value === "number" ? { [fact]: value } : this.sum(fact, value)) };
    }
    return this.say(`${messageKey(kind, id)}.about`, values);
  }

  /** A number of the box about such a thing. */
  fact(kind: string, id: string, name: string): number | undefined {
    const value = this.facts(kind, id)[name];
    return typeof value === "number" ? value : undefined;
  }

  private facts(kind: string, id: string): Record<string, Fact> {
    const chosen = (this.vocabulary.variants ?? []).filter((variant) => this.options[variant.option] === variant.value);
    return Object.assign({}, this.vocabulary.facts[kind]?.[id], ...chosen.map((variant) => variant.facts[kind]?.[id])) as Record<string, Fact>;
  }

  seat(seat: number): string {
    return this.seats[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  amount(thing: string, count: number): string {
    return this.say(messageKey("amount", thing), { count });
  }

  amounts(things: Params): string {
    const said = Object.entries(things)
      .filter(([, count]) => Number(count))
      .map(([thing, count]) => this.amount(thing, Number(count)));
    return said.length ? this.listed(said) : this.say("nothing");
  }

  listed(parts: readonly string[]): string {
    return this.conjunction.format(parts);
  }

  /** A name and what belongs to it, as the language writes a colon. */
  labelled(name: string, value: Value): string {
    return this.say("labelled", { name, value });
  }

  /** Each part once, with its number where there are several of it: "2 × Knights". */
  counted(parts: readonly string[]): string[] {
    return [...new Set(parts)].map((name) => {
      const count = parts.filter((part) => part === name).length;
      return count > 1 ? this.say("several-of", { count, name }) : name;
    });
  }

  /** One of them. */
  either(parts: readonly string[]): string {
    return this.disjunction.format(parts);
  }

  // ---- any sentence ----

  has(key: string): boolean {
    return this.pattern(key) !== undefined;
  }

  /** A sentence by its key (`key.attribute` for an attribute), with all that it may mention. */
  say(key: string, values: Values = {}): string {
    const found = this.pattern(key);
    if (!found) {
      this.missing.add(key);
      return key;
    }
    const errors: Error[] = [];
    const given = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? isolated(value) : value]);
    return polished(this.lang, found.bundle.formatPattern(found.pattern, Object.fromEntries(given) as Values, errors));
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".", 2);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return undefined;
  }

  // ---- parameters as they are said ----

  /** All that a sentence of this shape may mention, in words. */
  values(shape: Shape = {}, params: Params, you = true): Values {
    let values: Values = { you: you ? YES : NO };
    const sums: Record<string, Params> = {};
    for (const [key, param] of Object.entries(shape)) {
      const value = params[key] ?? NONE;
      if (param.sort === "name") {
        values = { ...values, ...this.nameValues(key, param.of ?? "", String(value)) };
      } else if (param.sort === "counted") {
        const count = Number(params[param.of ?? ""] ?? 0);
        values = { ...values, [key]: this.amount(String(value), count), [`${key}-id`]: String(value) };
      } else if (param.sort === "seats") {
        const seats = String(params[key] ?? "").split(" ").filter(Boolean);
        values[key] = this.listed(seats.map((seat) => this.seat(Number(seat))));
      } else if (param.sort === "names") {
        const ids = String(params[key] ?? "").split(" ").filter(Boolean);
        values[key] = this.listed(this.counted(ids.map((id) => this.name(param.of ?? "", id))));
        values[`${key}-size`] = ids.length;
      } else if (param.sort === "seat") {
        values[key] = this.seat(Number(params[key] ?? NOBODY));
      } else {
        values[key] = value;
        if (param.sort === "part") (sums[param.of ?? ""] ??= {})[param.thing ?? ""] = Number(params[key] ?? 0);
      }
    }
    for (const [total, things] of Object.entries(sums)) values = { ...values, ...this.sum(total, things) };
    return values;
  }

  private nameValues(key: string, kind: string, id: string): Values {
    if (id === NONE) return { [key]: "", [`${key}-id`]: NONE, [`${key}-about`]: "" };
    const values: Values = { [key]: this.name(kind, id), [`${key}-id`]: id };
    return kind in this.vocabulary.facts ? { ...values, [`${key}-about`]: this.about(kind, id) } : values;
  }

  private sum(name: string, things: Params): Values {
    const some = Object.values(things).some((count) => Number(count));
    return { [name]: this.amounts(things), [`${name}-id`]: some ? SOME : NONE };
  }
}
