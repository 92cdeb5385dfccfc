// In which groups the board lists the options of a decision, which of them are closed, and the row that stands for those.
import type { Drawn, Folded, Position, Sign } from "../board";
import type { Choice, Decision } from "../../net/messages";
import { beside, changesOf, note, plundered, waysOf, weight } from "./beside";
import type { Figures, TableView } from "./table";

/** A group of more than so many is closed until it is asked for. */
const FEW = 4;
/** So many names stand under a closed group. */
const NAMED = 3;
/** Kinds that are closed where they are long. */
const LONG = new Set(["attack_sea", "breaks", "no_change", "expand_more", "loot_rampart", "loot_garrison", "loot_free", "raid_from"]);

// ---- groups ----

/** What ends a step whose list may be long: never below its end. */
const LEAVES = "leaves";
export const leaves = ({ verb, group }: Drawn): boolean => verb === "end" || group === LEAVES;

/** In the order of the groups; what belongs to none, to pass for example, comes last. */
function grouped(decision: Decision, of: (option: Choice) => string, order: readonly string[]): Decision {
  const place = (group: string): number => (order.includes(group.split("/", 1)[0]!) ? order.indexOf(group.split("/", 1)[0]!) : order.length);
  const options = decision.options.map((option) => ({ ...option, group: option.targets.length ? of(option) : option.verb === "pass" ? LEAVES : option.group }));
  return { ...decision, options: options.sort((one, other) => place(one.group) - place(other.group)) };
}

/** What completes a province of one's own, what breaks a rival's (rival by rival), all else. */
export function byEffect(decision: Decision, at: Position): Decision {
  const rank = (option: Choice): string => {
    const changes = changesOf(option, at);
    const place = weight(changes, at);
    if (place === 1) return `breaks/${changes.find((change) => change.seat !== at.view.you && change.points < 0)!.seat}`;
    return place === 0 ? "completes" : "no_change";
  };
  return grouped(decision, rank, ["completes", "breaks", "no_change"]);
}

/** Free cities by road and by sea, each with where they are reached from; what completes a province comes first. */
export function byWay(decision: Decision, at: Position): Decision {
  const completes = (option: Choice): boolean => weight(changesOf(option, at), at) === 0;
  const sorted = [...decision.options].sort((one, other) => Number(completes(other)) - Number(completes(one)));
  const best = sorted.filter(completes);
  const sails = best.length > 0 && best.every((option) => !waysOf(option, at).road.length);
  const said = (option: Choice): Choice => ({ ...option, said: reachedFrom(option, at) });
  const of = (option: Choice): string => (waysOf(option, at).road.length ? "expand_road" : completes(option) ? "expand_sea" : "expand_more");
  const order = sails ? ["expand_sea", "expand_more", "expand_road"] : ["expand_road", "expand_sea", "expand_more"];
  return grouped({ ...decision, options: sorted.map((option) => (option.verb === "expand" ? said(option) : option)) }, of, order);
}

/** "Lucca from Pisa or Pistoia". */
function reachedFrom(option: Choice, at: Position): string {
  const { road, sea } = waysOf(option, at);
  const city = at.words.name("city", String(option.params["city"]));
  return road.length ? fromWhere(city, road, "cities", at) : fromWhere(city, sea, "ports", at);
}

function fromWhere(city: string, sources: readonly string[], kind: "cities" | "ports", { words }: Position): string {
  const [one, other] = sources.map((source) => words.name("city", source));
  if (sources.length === 1) return words.say("label-attack_road", { city, source: one! });
  return sources.length === 2 && other ? words.say("label-from_two", { city, one: one!, other }) : words.say(`label-from_${kind}`, { city, count: sources.length });
}

/** One row a figure, then the cards. */
export const forPurchase = (decision: Decision): Decision => {
  const own = <Option extends Choice | Decision["blocked"][number]>(option: Option): Option => ({ ...option, group: BUILT.includes(option.verb) ? `build/${option.verb}` : option.verb === "cards" ? "buy_cards" : option.group });
  return { ...decision, options: decision.options.map(own), blocked: decision.blocked.map(own) };
};

export const forLooters = (decision: Decision): Decision => grouped(decision, (option) => `loot_${String(option.params["level"])}`, ["loot_rampart", "loot_garrison", "loot_free"]);

// ---- closed groups ----

const BUILT = ["rampart", "castle", "palace"];
const citiesOf = (options: readonly Drawn[]): string[] => [...new Set(options.map((option) => String(option.params["city"])))];
const namesOf = (cities: readonly string[], { words }: Position): string => words.listed(cities.slice(0, NAMED).map((city) => words.name("city", city))) + (cities.length > NAMED ? " …" : "");

export function folds(group: string, options: readonly Drawn[], at: Position): Folded | undefined {
  const [kind, part] = group.split("/") as [string, string | undefined];
  if (kind === "build") return part === undefined ? undefined : built(part, options, at);
  if (part !== undefined && kind.startsWith("attack_")) return attacked(part, options, at);
  if (kind === "breaks") return part === undefined ? undefined : broken(Number(part), options, at);
  if (!LONG.has(kind) || options.length <= FEW) return undefined;
  if (kind === "attack_sea") return landed(options, at);
  const cities = citiesOf(options);
  const icon = kind.startsWith("loot") ? "card.looters" : kind === "expand_more" ? "port" : kind;
  const head = at.words.say(`label-fold_${kind}`, { count: cities.length });
  if (kind.startsWith("loot")) return { icon, head, note: plundered(options[0]!, at, true), signs: beside(options[0]!, at) };
  return { icon, head, note: namesOf(cities, at), headed: kind === "no_change" || kind === "expand_more" };
}

/** Everything that can be attacked by sea. */
function landed(options: readonly Drawn[], { figures, words }: Position): Folded {
  const ports = [...new Set(options.map((option) => String(option.params["source"])))];
  const head = ports.length === 1 ? words.say("label-by_sea_from", { source: words.name("city", ports[0]!) }) : words.say("label-by_sea", { count: ports.length });
  return { icon: "port", head, note: words.say("label-fold_landing", { count: citiesOf(options).length, landing: (figures as Figures).strength.landing }) };
}

/** A city that can be attacked from several: opened, it is attacked from the first, or another. */
function attacked(city: string, options: readonly Drawn[], at: Position): Folded | undefined {
  if (options.length < 2) return undefined;
  const owner = options[0]!.params["owner"];
  const kind = options[0]!.params["mode"] === "sea" ? "ports" : "cities";
  const head = at.words.say(`label-from_${kind}`, { city: at.words.name("city", city), count: options.length });
  return { ...(owner === undefined ? {} : { seat: Number(owner) }), head, name: at.words.name("city", city), note: note(options[0]!, at) ?? "", signs: beside(options[0]!, at), headed: true, selects: true };
}

/** The cities of a rival whose loss would break a province: which provinces. */
function broken(seat: number, options: readonly Drawn[], at: Position): Folded | undefined {
  if (options.length < NAMED) return undefined;
  const { words } = at;
  const provinces = new Set(options.flatMap((option) => changesOf(option, at)).flatMap((change) => (change.seat === seat && change.points < 0 && change.province ? [change.province] : [])));
  const names = [...provinces].map((province) => words.name("province", province));
  return { seat, head: words.say("label-fold_of_seat", { seat: words.seat(seat), count: citiesOf(options).length }), note: words.listed(names), headed: true };
}

/** How many of one's cities a figure can go to, how many are left, and what one costs. */
function built(figure: string, options: readonly Drawn[], at: Position): Folded | undefined {
  if (options.length < 2) return undefined;
  const { words } = at;
  const view = at.view as TableView;
  const left = { rampart: view.ramparts, castle: view.castles, palace: view.palaces }[figure] ?? 0;
  const price = (at.figures as Figures).purchases[figure as "rampart" | "castle" | "palace"];
  const sign: Sign = { form: "plain", text: String(price), icon: "ducat", label: words.amount("ducats", price) };
  const cities = citiesOf(options);
  const where = cities.length <= NAMED ? namesOf(cities, at) : words.say("label-own_cities", { count: cities.length });
  return { icon: figure, head: words.say(`label-figure_${figure}`), note: words.say("label-where_left", { where, left }), signs: [sign], headed: true };
}

/** What the ends of a group's rows tell. */
export function ends(kind: string, { figures, words, view }: Position): string | undefined {
  const told = figures as Figures;
  if (kind === "build") return words.say("label-ends_price");
  if (kind === "buy_cards") return words.say("label-ends_each", { ducats: told.purchases.card });
  if (kind === "completes" && Object.keys(told.options).some((action) => action.startsWith("bribe:"))) return words.say("label-ends_die");
  if (kind === "attack_road" || kind === "attack_sea") return words.say("label-ends_defence");
  if (kind === "expand_sea" || kind === "expand_more") return view.you === null ? undefined : words.say("label-ends_sails", { count: told.seats[view.you]!.sea_expansions });
  return undefined;
}
