// What the running decision is about on the map: which cities can be chosen, what stands beside them, which way it goes.
import type { Choice } from "../../net/messages";
import type { BoardProps } from "../board";
import { decisionCode, optionNamed, type Change, type Figures, type TableView } from "./table";

const CITY = "city:";
const cityOf = (target: string | undefined): string | null => (target?.startsWith(CITY) ? target.slice(CITY.length) : null);
const optionsAt = (props: BoardProps, city: string): Choice[] => props.decisions.flatMap((decision) => decision.options).filter((option) => option.targets[0] === CITY + city);

export function litCities(props: BoardProps): string[] {
  const named = props.decisions.flatMap((decision) => decision.options.map((option) => cityOf(option.targets[0])));
  return [...new Set(named.filter((city) => city !== null))];
}

export interface CitySign {
  text: string;
  form: "shield" | "disc";
}

/** The sign beside a city that may be chosen: its defence when it can be attacked, the die that looters and bribes need. */
export function signOf(props: BoardProps, city: string): CitySign | null {
  const figures = props.figures as Figures | null;
  const own = figures?.cities[city];
  const options = optionsAt(props, city);
  if (!own || !options.length) return null;
  const shield = (strength: number | null): CitySign | null => (strength === null ? null : { text: String(strength), form: "shield" });
  if (options.some((option) => option.params["mode"] === "road")) return shield(own.road);
  if (options.some((option) => option.params["mode"] === "sea")) return shield(own.sea);
  const verb = options[0]!.verb;
  // Most need a three: only what needs more is worth a sign.
  if (verb === "loot" || verb === "bribe") return own.die === null || own.die <= usualDie(figures!) ? null : { text: `${own.die}+`, form: "shield" };
  return verb === "target" ? shield(decisionCode(props) === "battle.target" && figures!.raids ? own.raid : own.road) : null;
}

/** What a bare garrison takes. */
export const usualDie = (figures: Figures): number => figures.strength.garrison + 1;

/** Reached by sea only: its ring is dashed. */
export function onlyBySea(props: BoardProps, city: string): boolean {
  const options = optionsAt(props, city);
  if (!options.length) return false;
  const ways = (props.figures as Figures | null)?.options[options[0]!.action]?.ways;
  return ways ? ways.road.length === 0 && ways.sea.length > 0 : options.every((option) => option.params["mode"] === "sea" || option.verb === "sea");
}

/** What choosing this city would change at the next scoring. */
export function changesAt(props: BoardProps, city: string): readonly Change[] {
  const figures = props.figures as Figures | null;
  const option = optionsAt(props, city)[0];
  if (!option || !figures) return [];
  return option.then ? (figures.attacks.find((each) => each.city === city)?.changes ?? []) : (figures.options[option.action]?.changes ?? []);
}

export interface Way {
  from: string;
  to: string;
  sea: boolean;
  both?: boolean;
}

/** The arrow of an attack or an expansion that is being made up, of a battle, of an exchange. */
export function arrowOf(props: BoardProps): Way | null {
  const view = props.view as TableView;
  const figures = props.figures as Figures | null;
  const cities = Object.keys(view.owner);
  // A document leaves zeros out.
  if (figures?.battle) return { from: cities[view.battle["source"] ?? 0]!, to: cities[view.battle["target"] ?? 0]!, sea: figures.battle.mode === "sea" };
  const frame = view.frames.at(-1);
  if (frame?.decision.startsWith("offer.") && frame["give_city"] && frame["ask_city"]) return { from: cities[Number(frame["give_city"]) - 1]!, to: cities[Number(frame["ask_city"]) - 1]!, sea: true, both: true };
  const pointed = props.pointed ?? props.selected;
  const chosen = pointed === null ? undefined : optionNamed(props, pointed);
  const from = cityOf(chosen?.targets[0]);
  const source = chosen?.params["source"];
  if (chosen?.then && from && source !== undefined) return { from: String(source), to: from, sea: chosen.params["mode"] === "sea" };
  const ways = chosen ? figures?.options[chosen.action]?.ways : undefined;
  // From where is asked next, unless there is only one way.
  const [only, ...others] = ways ? [...ways.road, ...ways.sea] : [];
  if (ways && from && only && !others.length) return { from: only, to: from, sea: !ways.road.length };
  const goal = typeof frame?.["goal"] === "number" ? frame["goal"] : frame?.decision === "battle.source" ? Number(frame["city"] ?? 0) : undefined;
  if (typeof goal === "number" && from && cities[goal] && (chosen?.verb === "road" || chosen?.verb === "sea" || chosen?.verb === "raid_from")) return { from, to: cities[goal], sea: chosen.verb === "sea" };
  return null;
}
