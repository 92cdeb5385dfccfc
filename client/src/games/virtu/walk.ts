// The marker's walk: the game asks step by step, the board offers whole walks and sends their steps as one move.
import type { BoardProps } from "../board";
import type { Choice } from "../../net/messages";
import type { Reach, Walk } from "../../net/generated/games/virtu";
import type { Words } from "../../words/words";
import { deedName } from "./palace";
import { codeOf, figuresOf } from "./table";

export const WALK = "walk";

export interface WalkOption extends Choice {
  reach: Reach;
  walk: Walk;
}

/** Every way to every room that can be reached, as options of the running decision. */
export function walksOf(props: BoardProps): WalkOption[] {
  if (codeOf(props) !== "spring.step") return [];
  return (figuresOf(props)?.reach ?? []).flatMap((reach) =>
    reach.walks.map((walk) => ({
      action: [WALK, reach.room, walk.actions.join("+")].join(":"),
      verb: WALK,
      params: {},
      targets: [`room:${reach.room}`, ...walk.tiles.map((tile) => `tile:${tile}`)],
      group: WALK,
      cost: (walk.florins ? { florin: walk.florins } : {}) as Record<string, number>,
      gain: {},
      reveals: false,
      default: false,
      reach,
      walk,
    })),
  );
}

const isWalk = (option: Pick<Choice, "verb">): option is WalkOption => option.verb === WALK;
/** Steps that a whole walk takes the place of. */
const isStep = (option: Pick<Choice, "action" | "verb">): boolean => option.verb.startsWith("advance") || option.action.endsWith(".arrow");

/** What a board is given while the marker moves: walks to rooms in place of single steps; anything else stays as it is. */
export function walked(props: BoardProps): BoardProps {
  const walks = walksOf(props);
  const [decision] = props.decisions;
  if (!walks.length || !decision) return props;
  const options = [...walks, ...decision.options.filter((option) => !isStep(option))];
  const blocked = decision.blocked.filter((option) => !isStep(option));
  const take = (action: string): boolean => {
    const walk = walks.find((one) => one.action === action);
    if (walk) props.send(walk.walk.actions);
    return walk !== undefined;
  };
  return {
    ...props,
    decisions: [{ ...decision, options, blocked }],
    words: speaking(props.words),
    choose: (action) => void (take(action) || props.choose(action)),
  };
}

/** The same words, which can also name a walk. */
function speaking(words: Words): Words {
  const action = (option: Pick<Choice, "verb" | "params" | "cost" | "gain">): string => (isWalk(option as Choice) ? walkName(words, option as WalkOption) : words.action(option));
  return Object.assign(Object.create(words) as Words, { action });
}

export function walkName(words: Words, option: WalkOption): string {
  const price = walkPrice(words, option.walk);
  return words.say("label-walk", { count: option.reach.steps, deed: deedName(words, option.reach.deed), price, paid: price ? 1 : 0 });
}

/** What a walk costs beyond its free steps, in words; empty where it is free. */
export function walkPrice(words: Words, walk: Walk): string {
  const parts = [...(walk.florins ? [words.amount("florin", walk.florins)] : []), ...walk.tiles.map((tile) => words.say("label-arrow_of", { tile: words.name("tile", tile) }))];
  return parts.length ? words.listed(parts) : "";
}

/** What several walks to one room cost, one price or the other. */
export const pricesOf = (words: Words, walks: readonly WalkOption[]): string => walks.map(({ walk }) => walkPrice(words, walk)).reduce((one, other) => words.say("label-either_price", { one, other }));

/** The gates that the walk under the pointer, or the chosen one, passes. */
export function passedBy(props: BoardProps): readonly string[] {
  const rooms = props.hovered.filter((target) => target.startsWith("room:")).map((target) => Number(target.slice(5)));
  const reach = codeOf(props) === "spring.step" ? figuresOf(props)?.reach.find((one) => rooms.includes(one.room)) : undefined;
  return reach?.passes ?? [];
}
