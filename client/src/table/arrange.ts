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
  /** Shown as a row of numbers under one sentence. */
  counts: boolean;
  possible: Item[];
  blocked: Item[];
}

const COUNTS_FROM = 4;
const NUMBERED = /^(.*):(\d+)$/;

/** The greyed ones that show without asking; in all, not per group. */
export const SHOWN_BLOCKED = 3;

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
    const group = groups.get(id) ?? { id, counts, possible: [], blocked: [] };
    groups.set(id, group);
    const item: Item = { action: option.action, option, reason, key: null, count: counts ? Number(prefix[2]) : null };
    (reason ? group.blocked : group.possible).push(item);
  }
  return withKeys([...groups.values()]);
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

function withKeys(groups: Group[]): Group[] {
  let number = 0;
  for (const group of groups) {
    for (const item of group.possible) {
      number += 1;
      item.key = number <= 10 ? String(number % 10) : null;
    }
  }
  return groups;
}

export const possibleItems = (groups: readonly Group[]): Item[] => groups.flatMap((group) => group.possible);

/** The item whose label begins with what was typed, after the current one if there are several. */
export function typeAhead(labels: readonly string[], typed: string, current: number): number {
  const wanted = fold(typed);
  const order = labels.map((_, number) => (current + number + (typed.length > 1 ? 0 : 1)) % labels.length);
  const starts = (label: string): boolean => fold(label).split(/[\s(:,]+/).some((word) => word.startsWith(wanted));
  return order.find((number) => starts(labels[number]!)) ?? -1;
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
