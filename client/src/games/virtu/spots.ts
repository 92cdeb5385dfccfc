// Where an agent may be sent: rooms, cities, great powers or influence tracks, one kind of spots lit at a time.
import type { BoardProps } from "../board";
import type { Choice } from "../../net/messages";
import { look } from "./look.svelte";
import { codeOf, decisionOf } from "./table";

export const KINDS = ["room", "city", "power", "track"] as const;
export type Kind = (typeof KINDS)[number];

const isTo = (option: Pick<Choice, "verb" | "params">, kind: Kind): boolean => option.verb === "agent" && option.params["spot"] === kind;

/** The kinds of spots that can be chosen now, each with how many there are. */
export const kindsOf = (props: BoardProps): { kind: Kind; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: decisionOf(props)?.options.filter((option) => isTo(option, kind)).length ?? 0 })).filter(({ count }) => count > 0);

/** The kind whose spots are lit. */
export function kindShown(props: BoardProps): Kind | null {
  const kinds = kindsOf(props).map(({ kind }) => kind);
  return kinds.find((kind) => kind === look.spots) ?? kinds[0] ?? null;
}

/** The same table with only one kind of spots to choose from, where an agent is sent. */
export function oneKind(props: BoardProps): BoardProps {
  if (codeOf(props) !== "action.agent") return props;
  const kind = kindShown(props);
  const decisions = props.decisions.map((decision) => ({ ...decision, options: decision.options.filter((option) => kind === null || isTo(option, kind)), blocked: decision.blocked.filter((option) => kind === null || isTo(option, kind)) }));
  return { ...props, decisions };
}
