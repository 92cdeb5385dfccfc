// What the map shows of cities: whose they are, what stands there, what the running decision may do with them.
import type { BoardTable } from "../../board/table.svelte";
import type { SeatStyle } from "../../ui/arms";
import type { Words } from "../../words/words";
import type { BoardProps } from "../board";
import { STATES } from "./face";
import { cityNames, codeOf, figuresOf, frameOf, optionNamed, viewOf, type Amounts } from "./table";

/** A colour on the map: a seat's, or that of a Major City. */
export const powerStyle = (props: BoardProps, power: string): SeatStyle | null => (power.startsWith("seat_") ? (props.seats[Number(power.slice(5))] ?? null) : (STATES[power] ?? null));

export const powerName = (words: Words, power: string): string => (power.startsWith("seat_") ? words.seat(Number(power.slice(5))) : words.name("major", power));

/** The seas on which a city is a port. */
export const seasOf = (words: Words, city: string): string[] =>
  Object.keys(words.vocabulary.facts["city"]?.[city] ?? {})
    .filter((fact) => fact.startsWith("sea_"))
    .map((fact) => fact.slice(4));

/** How options name a city: as a place for troops, or as a spot for agents. */
export function targetOf(table: BoardTable, city: string): string {
  const spot = `spot:${city}`;
  const found = table.at(spot);
  return found.options.length || found.blocked.length || table.chosen(spot) ? spot : `city:${city}`;
}

/** Cities at which something can be chosen, or which the running payment, march or siege is about. */
export function litCities(table: BoardTable): string[] {
  const props = table.props();
  const cities = cityNames(props.words);
  const lit = cities.filter((city) => table.at(targetOf(table, city)).options.length > 0);
  const about = cityAbout(props);
  return about && !lit.includes(about) ? [...lit, about] : lit;
}

/** The city that an annexation is being paid for, a troop marches or retreats from, or a siege is fought at. */
export function cityAbout(props: BoardProps): string | null {
  const frames = viewOf(props).frames;
  const frame = [...frames].reverse().find(({ decision }) => ABOUT_CITY.some((start) => decision.startsWith(start)));
  if (!frame || typeof frame["city"] !== "number") return null;
  // An annexation has its city only while it is paid for.
  if (frame.decision.startsWith("action.") && frame.decision !== "action.march" && frameOf(viewOf(props))?.decision !== "payment.use") return null;
  return cityNames(props.words)[frame["city"]] ?? null;
}
const ABOUT_CITY = ["action.annex", "action.influence", "action.march", "combat.", "sieges.retreat", "sieges.rival", "sieges.after_battle", "sieges.besiege"];

/** What stands beside a city that may be chosen: what annexing it takes, or what a troop costs there. */
export function priceAt(props: BoardProps, city: string): Amounts | null {
  const own = figuresOf(props)?.cities[city];
  const verbs = props.decisions.flatMap((decision) => decision.options).filter((option) => option.targets[0] === `city:${city}`).map((option) => option.verb);
  if (!own) return null;
  if (verbs.includes("annex")) return own.annex;
  return verbs.includes("recruit") ? { florin: own.recruit } : null;
}

export interface Way {
  from: string;
  to: string;
  sea: boolean;
}

/** The way that the chosen option, or the running payment, goes. */
export function wayOf(props: BoardProps): Way | null {
  const chosen = optionNamed(props, props.selected ?? props.pointed);
  const from = cityAbout(props);
  const to = chosen?.targets[0]?.startsWith("city:") ? chosen.targets[0].slice("city:".length) : null;
  if (chosen && to && from && ["ride", "sail", "retreat"].includes(chosen.verb)) return { from, to, sea: chosen.verb === "sail" || Number(chosen.cost["ship"] ?? 0) > 0 };
  const annexed = chosen?.verb === "annex" ? to : codeOf(props) === "payment.use" && viewOf(props).frames.some(({ decision }) => decision === "action.annex" || decision === "action.influence") ? from : null;
  const own = annexed ? figuresOf(props)?.cities[annexed] : undefined;
  return annexed && own?.annex_from ? { from: own.annex_from, to: annexed, sea: (own.annex["ship"] ?? 0) > 0 } : null;
}

/** What a city is, line by line: for its explanation and for whoever listens. */
export function toldOf(props: BoardProps, city: string): string[] {
  const { words } = props;
  const own = figuresOf(props)?.cities[city];
  if (!own) return [words.say("label-closed")];
  const printed = words.fact("city", city, "value") ?? 0;
  const seas = seasOf(words, city);
  return [
    own.owner ? powerName(words, own.owner) : words.name("table", "neutral"),
    own.value === printed ? words.say("label-value", { value: printed }) : words.say("label-value_to_you", { value: printed, own: own.value }),
    ...Object.entries(own.troops).map(([power, count]) => words.say("label-troops_of", { count, seat: powerName(words, power) })),
    own.agent >= 0 ? words.say("label-agent_of", { seat: words.seat(own.agent) }) : "",
    viewOf(props).cathedral[city] ? words.name("item", "cathedral") : "",
    words.fact("city", city, "pirate") ? words.say("label-pirates") : "",
    seas.length ? words.say("label-port_on", { seas: words.listed(seas.map((sea) => words.say(`label-sea_${sea}`))) }) : "",
  ].filter(Boolean);
}
