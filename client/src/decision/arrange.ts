// The complete list of a decision in the order it is shown: groups, possible before greyed, counts as rows of numbers.
import type { Blocked, Choice, Decision, Reason } from "../net/messages";

export interface Item {
  action: string;
  option: Choice | Blocked;
  /** Why it cannot be chosen; null if it can. */
  reason: Reason | null;
  /** The key that chooses it: 1–9, then 0. */
  key: string | null;
  /** Its number, if it stands in a row of numbers. */
  count: number | null;
}

export interface Group {
  id: string;
  /** What its options have in common: the heading's code. Groups of one kind (`breaks/2`, `breaks/3`) share a heading. */
  kind: string;
  /** Shown as a row of numbers under one sentence. */
  counts: boolean;
  possible: Item[];
  blocked: Item[];
  /** The key that opens it, while it is closed. */
  key: string | null;
}

const COUNTS_FROM = 4;
const DIGITS = [..."1234567890"];
/** The key of what ends a step, where that is a button beside the list. */
export const LEAVE_KEY = "0";
const NUMBERED = /^(.*):(\d+)$/;

/** The greyed ones that show without asking; in all, not per group. */
export const SHOWN_BLOCKED = 3;

/** Why a lesson greys what its rules allow. */
const LEFT_OUT = "not_in_lesson";

/** What a lesson leaves out stands apart from what the rules forbid. */
export function partLeftOut(decision: Decision): { decision: Decision; leftOut: Blocked[] } {
  const leftOut = decision.blocked.filter((option) => option.reason.code === LEFT_OUT);
  if (!leftOut.length) return { decision, leftOut };
  return { decision: { ...decision, blocked: decision.blocked.filter((option) => option.reason.code !== LEFT_OUT) }, leftOut };
}

export function arrange(decision: Decision, refused: Record<string, Reason> = {}): Group[] {
  const all = [
    ...decision.options.map((option) => ({ option, reason: refused[option.action] ?? null })),
    ...decision.blocked.map((option) => ({ option, reason: option.reason as Reason | null })),
  ];
  const counted = countedPrefixes(decision);
  const groups = new Map<string, Group>();
  for (const { option, reason } of all) {
    const prefix = NUMBERED.exec(option.action);
    const counts = prefix !== null && counted.has(prefix[1]!);
    const id = counts ? `#${prefix[1]}` : option.group;
    const group = groups.get(id) ?? { id, kind: option.group.split("/", 1)[0]!, counts, possible: [], blocked: [], key: null };
    groups.set(id, group);
    const item: Item = { action: option.action, option, reason, key: null, count: counts ? Number(prefix[2]) : null };
    (reason ? group.blocked : group.possible).push(item);
  }
  return withKeys([...groups.values()]);
}

/** Groups of one kind as one, where the kind is closed as a whole. */
export function joined(groups: readonly Group[], isClosed: (kind: string, items: readonly Item[]) => boolean): Group[] {
  const ofKind = (kind: string): Group[] => groups.filter((group) => group.kind === kind);
  return groups.flatMap((group) => {
    const alike = ofKind(group.kind);
    if (alike.length < 2 || !isClosed(group.kind, possibleItems(alike))) return [group];
    return group === alike[0] ? [{ ...group, id: group.kind, possible: possibleItems(alike), blocked: alike.flatMap((one) => one.blocked) }] : [];
  });
}

/** Verbs that ask for a number: the same act, on the same things, with at least four numbers to choose from. */
function countedPrefixes(decision: Decision): Set<string> {
  const found = new Map<string, { size: number; targets: Set<string> }>();
  for (const option of decision.options) {
    const prefix = NUMBERED.exec(option.action)?.[1];
    if (prefix === undefined) continue;
    const row = found.get(prefix) ?? { size: 0, targets: new Set() };
    row.size += 1;
    row.targets.add(option.targets.join());
    found.set(prefix, row);
  }
  return new Set([...found].filter(([, row]) => row.size >= COUNTS_FROM && row.targets.size === 1).map(([prefix]) => prefix));
}

/**
 * Numbers of the first row answer to their own digits, if the others still find one; those take what is left, in order.
 * A closed group has one key, which opens it; what lies in it has none until then.
 */
export function withKeys(groups: readonly Group[], closed: readonly boolean[] = [], taken = ""): Group[] {
  const others = groups.flatMap<Item | Group>((group, place) => (group.counts ? [] : closed[place] ? [group] : group.possible));
  const row = groups.find((group) => group.counts)?.possible.filter((item) => item.count! < DIGITS.length) ?? [];
  const own = others.length + row.length <= DIGITS.length ? row : [];
  const keys = new Map<Item | Group, string>(own.map((item) => [item, String(item.count)]));
  const free = DIGITS.filter((digit) => digit !== taken && !own.some((item) => String(item.count) === digit));
  for (const one of others) if (free.length) keys.set(one, free.shift()!);
  return groups.map((group) => ({ ...group, key: keys.get(group) ?? null, possible: group.possible.map((item) => ({ ...item, key: keys.get(item) ?? null })) }));
}

export const possibleItems = (groups: readonly Group[]): Item[] => groups.flatMap((group) => group.possible);

/** The number that a row shows while none is set: what the game calls usual, else the first. */
export const usualCount = (group: Group): Item | undefined => group.possible.find((item) => "default" in item.option && item.option.default) ?? group.possible[0];

/** The numbers of a row that are worth a button of their own: the first ones, round ones, the last; a stepper has the rest. */
export function quickPicks(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const last = items.length - 1;
  const round = [...items.keys()].filter((place) => place >= most / 2 && place < last && items[place]!.count! % 5 === 0);
  const step = Math.ceil(round.length / (most / 2 - 1));
  const kept = new Set([...items.keys()].slice(0, most / 2).concat(round.filter((_, place) => place % step === 0), last));
  return items.filter((_, place) => kept.has(place));
}

/** Short ones stand side by side; one that finds no neighbour has the row to itself. */
export function inPairs(short: readonly boolean[]): boolean[] {
  const pairs: boolean[] = [];
  for (let place = 0; place < short.length; place++) {
    const pair = short[place]! && (short[place + 1] ?? false);
    pairs.push(...(pair ? [true, true] : [false]));
    if (pair) place += 1;
  }
  return pairs;
}

/** The item whose label begins with what was typed, after the current one if there are several. */
export function typeAhead(labels: readonly string[], typed: string, current: number): number {
  const wanted = fold(typed);
  const order = labels.map((_, number) => (current + number + (typed.length > 1 ? 0 : 1)) % labels.length);
  const starts = (label: string): boolean => fold(label).split(/[\s(:,]+/).some((word) => word.startsWith(wanted));
  return order.find((number) => starts(labels[number]!)) ?? -1;
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
