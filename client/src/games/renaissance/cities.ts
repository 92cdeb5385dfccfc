// What the running decision is about on the map: which cities can be chosen, what stands beside them, which way it goes.
import type { BoardProps } from "../board";
import { decisionCode, optionNamed, type Change, type Figures, type TableView } from "./table";

const CITY = "city:";
const cityOf = (target: string): string | null => (target.startsWith(CITY) ? target.slice(CITY.length) : null);

/** An attack can be begun from the menu of the combats by choosing its target: the game unfolds them. */
export const attacksUnfolded = (props: BoardProps): Figures["attacks"] =>
  decisionCode(props) === "turn.act" && optionNamed(props, "attack") ? ((props.figures as Figures | null)?.attacks ?? []) : [];

export function litCities(props: BoardProps): string[] {
  const named = props.decisions.flatMap((decision) => decision.options.flatMap((option) => option.targets.slice(0, 1)));
  return [...new Set([...named.map(cityOf).filter((city) => city !== null), ...attacksUnfolded(props).map((attack) => attack.city)])];
}

/** The sign beside a city that may be chosen: its defence when it can be attacked, the die that looters and bribes need. */
export function signOf(props: BoardProps, city: string): { text: string; form: "shield" | "disc" } | null {
  const figures = props.figures as Figures | null;
  const own = figures?.cities[city];
  if (!own || !figures) return null;
  const code = decisionCode(props);
  const attack = figures.attacks.find((each) => each.city === city);
  if (attack && (code === "turn.act" || code === "battle.target")) return { text: String((attack.road.length ? own.road : own.sea) ?? ""), form: "shield" };
  const verbs = props.decisions.flatMap((decision) => decision.options).filter((option) => option.targets[0] === CITY + city).map((option) => option.verb);
  if (verbs.some((verb) => verb === "loot" || verb === "bribe")) return own.die === null ? null : { text: `${own.die}+`, form: "disc" };
  if (verbs.includes("target")) return own.raid === null ? null : { text: String(own.raid), form: "shield" };
  return null;
}

/** Reached by sea only: its ring is dashed. */
export const onlyBySea = (props: BoardProps, city: string): boolean => {
  const attack = ((props.figures as Figures | null)?.attacks ?? []).find((each) => each.city === city);
  return attack !== undefined && attack.road.length === 0 && attack.sea.length > 0;
};

/** What choosing this city would change at the next scoring. */
export function changesAt(props: BoardProps, city: string): readonly Change[] {
  const figures = props.figures as Figures | null;
  const attack = attacksUnfolded(props).find((each) => each.city === city);
  if (attack) return attack.changes;
  const option = props.decisions.flatMap((decision) => decision.options).find((each) => each.targets[0] === CITY + city);
  return (option && figures?.options[option.action]?.changes) || [];
}

/** The arrow of an attack or an expansion that is being made up. */
export function arrowOf(props: BoardProps): { from: string; to: string; sea: boolean } | null {
  const view = props.view as TableView;
  const cities = Object.keys(view.owner);
  const fought = (props.figures as Figures | null)?.battle;
  // A document leaves zeros out.
  if (fought) return { from: cities[view.battle["source"] ?? 0]!, to: cities[view.battle["target"] ?? 0]!, sea: fought.mode === "sea" };
  const chosen = props.selected === null ? undefined : optionNamed(props, props.selected);
  const frame = view.frames.at(-1);
  const goal = typeof frame?.["goal"] === "number" ? frame["goal"] : frame?.decision === "battle.source" ? frame["city"] : undefined;
  const from = chosen?.targets[0] ? cityOf(chosen.targets[0]) : null;
  if (typeof goal === "number" && from && cities[goal] && (chosen?.verb === "road" || chosen?.verb === "sea")) return { from, to: cities[goal], sea: chosen.verb === "sea" };
  return null;
}
