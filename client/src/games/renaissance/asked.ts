// How the board asks: attacks with target and source as one choice, long lists sorted by what they bring, and the figures
// that stand beside each option. All figures come from the game.
import type { Drawn, Folded, Position, Sign } from "../board";
import type { Choice, Decision } from "../../net/messages";
import { pair, pairAsked } from "./pair.svelte";
import { ownerOf, span, type Change, type Figures, type TableView } from "./table";

type Ways = Figures["attacks"][number];

/** Decisions about one city of many: sorted by what they would change. */
const SORTED = new Set(["battle.target", "ambassador.bribe", "marriage.city", "expansion.target", "setup.choice", "setup.extra", "turn.return"]);
/** A group of more than so many is closed until it is asked for. */
const FEW = 4;
const BUILT = new Set(["rampart", "castle", "palace"]);
const FOLDED = new Set(["attack_sea", "expand_sea", "rampart", "castle", "palace", "breaks", "no_change", "loot_rampart", "loot_garrison", "loot_free", "raid_from"]);

export function asked(decision: Decision, at: Position): Decision {
  const { code } = decision.prompt;
  if (code === "turn.act") return unfolded(decision, at);
  if (code === "battle.attack_unit_1") return laidInto(pairAsked(decision, at), pair.first(decision.line) === null ? "attacker_unit_1" : "attacker_unit_2");
  if (SLOTS[code]) return laidInto(decision, SLOTS[code]);
  if (code === "battle.hire") return hiredInto(decision, at);
  if (PLAYED[code]) return { ...decision, options: decision.options.map((option) => (option.targets.length ? { ...option, targets: [...option.targets, `hand:${PLAYED[code]}`] } : option)) };
  if (code === "looters.target") return grouped(decision, (option) => `loot_${String(option.params["level"])}`, ["loot_rampart", "loot_garrison", "loot_free"]);
  if (SORTED.has(code)) return grouped(decision, (option) => rank(option, at), ["completes", "breaks", "no_change", "", "expand_sea"]);
  return decision;
}

// ---- cards and their places in a battle ----

/** The slot that is filled. */
const SLOTS: Readonly<Record<string, string>> = {
  "battle.attack_unit_2": "attacker_unit_2",
  "battle.attack_red": "attacker_red",
  "battle.defend_unit": "defender_unit",
  "battle.defend_red": "defender_red",
};
/** The card of the hand that is played, where options name what it is played on. */
const PLAYED: Readonly<Record<string, string>> = { "battle.sign": "sign_of_god", "battle.retreat": "retreat" };

/** A card is chosen in the hand; the open slot it goes to is ringed with it. */
const laidInto = (decision: Decision, slot: string): Decision => ({
  ...decision,
  options: decision.options.map((option) => (option.verb === "lay" && option.targets.length > 0 && option.params["card"] !== undefined ? { ...option, targets: [...option.targets, `slot:${slot}`] } : option)),
});

/** A hired Condottiere is put into an open slot, which is where it is chosen. */
function hiredInto(decision: Decision, { figures, view }: Position): Decision {
  const battle = (figures as Figures | null)?.battle;
  const open = (battle?.attacker.seat === view.you ? battle?.attacker.open : battle?.defender.open) ?? [];
  const place = (red: boolean): string[] => open.filter(({ slot }) => slot.endsWith("red") === red).slice(0, 1).map(({ slot }) => `slot:${slot}`);
  const own = (verb: string): string[] => (verb === "hire_unit" ? place(false) : verb === "hire_red" ? place(true) : []);
  return { ...decision, options: decision.options.map((option) => ({ ...option, targets: [...own(option.verb), ...option.targets] })) };
}

// ---- attacks, unfolded ----

function unfolded(decision: Decision, at: Position): Decision {
  if (!decision.options.some((option) => option.action === "attack")) return decision;
  const figures = at.figures as Figures;
  const attacks = [...figures.attacks].sort((one, other) => weight(one.changes, at) - weight(other.changes, at));
  const by = (mode: "road" | "sea"): Choice[] => attacks.flatMap((attack) => attack[mode].map((source) => attackFrom(attack, source, mode, at)));
  const others = decision.options.filter((option) => option.action !== "attack");
  const barred = figures.barred.map(({ city, reason }) => ({ ...plain(city, at), action: `attack target:${city}`, group: "attack_road", reason }));
  return { ...decision, options: [...by("road"), ...others, ...by("sea")], blocked: [...decision.blocked, ...barred] };
}

function plain(city: string, { view, words }: Position): Omit<Choice, "action" | "group" | "reveals" | "default"> {
  const owner = ownerOf(view as TableView, city);
  return { verb: "target", params: { city, ...(owner === null ? {} : { owner }) }, targets: [`city:${city}`], cost: {}, gain: {}, said: words.name("city", city) };
}

function attackFrom({ city }: Ways, source: string, mode: "road" | "sea", at: Position): Choice {
  const { words } = at;
  const then = [`target:${city}`, `${mode}:${source}`];
  const about = plain(city, at);
  return {
    ...about,
    action: ["attack", ...then].join(" "),
    then,
    params: { ...about.params, source, mode },
    targets: [`city:${city}`, `city:${source}`],
    group: `attack_${mode}`,
    reveals: false,
    default: false,
    said: words.say(`label-attack_${mode}`, { city: words.name("city", city), source: words.name("city", source) }),
  };
}

// ---- order ----

const changesOf = (option: Drawn, { figures }: Position): readonly Change[] => {
  const all = figures as Figures | null;
  if (option.params["source"] !== undefined) return all?.attacks.find((attack) => attack.city === option.params["city"])?.changes ?? [];
  return all?.options[option.action ?? ""]?.changes ?? [];
};

/** What completes a province of one's own comes first, then what breaks a rival's. */
function weight(changes: readonly Change[], { view }: Position): number {
  if (changes.some((change) => change.seat === view.you && change.points > 0)) return 0;
  return changes.some((change) => change.seat !== view.you && change.points < 0) ? 1 : 2;
}

function rank(option: Drawn, at: Position): string {
  const place = weight(changesOf(option, at), at);
  const ways = (at.figures as Figures | null)?.options[option.action ?? ""]?.ways;
  if (place === 2 && ways && !ways.road.length) return "expand_sea";
  return ["completes", "breaks", "no_change"][place]!;
}

/** In the order of the groups; what belongs to none, to pass for example, stands at "" or last. */
function grouped(decision: Decision, of: (option: Choice) => string, order: readonly string[]): Decision {
  const place = (group: string): number => (order.includes(group) ? order.indexOf(group) : order.includes("") ? order.indexOf("") : order.length);
  const options = decision.options.map((option) => ({ ...option, group: option.targets.length ? of(option) : option.group }));
  return { ...decision, options: options.sort((one, other) => place(one.group) - place(other.group)) };
}

export function folds(group: string, options: readonly Drawn[], { words }: Position): Folded | undefined {
  if (!FOLDED.has(group) || options.length <= (BUILT.has(group) ? 1 : FEW)) return undefined;
  const cities = [...new Set(options.map((option) => String(option.params["city"])))];
  const icon = group.startsWith("loot") ? "card.looters" : group.endsWith("_sea") ? "port" : group === "breaks" ? "action.attack" : group;
  return { icon, head: words.say(`label-fold_${group}`, { count: cities.length }), note: words.listed(cities.slice(0, 3).map((city) => words.name("city", city))) + (cities.length > 3 ? " …" : "") };
}

// ---- what stands beside an option ----

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Points by seat: what is won and lost in one stroke is one figure. */
function totals(changes: readonly Change[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, points } of changes) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].map(([seat, points]) => ({ seat, points })).filter(({ points }) => points !== 0);
}

export function beside(option: Drawn, at: Position): Sign[] {
  const { view, words } = at;
  const figures = at.figures as Figures | null;
  const found: Sign[] = totals(changesOf(option, at))
    .filter(({ seat, points }) => seat === view.you || points < 0 || option.verb === "accept" || option.verb === "ask_city")
    .map(({ seat, points }) => ({
      form: "chip",
      icon: "score.rp",
      text: signed(points),
      ...(seat === view.you ? {} : { seat }),
      label: words.say("label-points_of", { seat: words.seat(seat), points: signed(points) }),
    }));
  const defence = strengthFor(option, figures);
  if (defence !== null) found.push({ form: "shield", text: defence, label: words.say("label-against", { strength: defence }) });
  const told = figures?.options[option.action ?? ""];
  if (told?.sums) found.push({ form: "plain", text: sumsFor(option, figures!, view.you) });
  const ducats = Number(option.gain["ducats"] ?? 0);
  if (ducats > 0) found.push({ form: "plain", text: `+${ducats}`, icon: "ducat", label: words.amount("ducats", ducats) });
  return found;
}

/** The defence of a city that may be attacked, the die that looters and bribes need. */
function strengthFor(option: Drawn, figures: Figures | null): string | null {
  const own = figures?.cities[String(option.params["city"])];
  if (!own) return null;
  if (option.verb === "loot" || option.verb === "bribe") return option.params["level"] === "free" || own.die === null ? null : `${own.die}+`;
  if (option.verb !== "target") return null;
  const strength = option.params["mode"] === "sea" ? own.sea : option.params["mode"] === "road" ? own.road : own.raid;
  return strength === null ? null : String(strength);
}

/** While cards are laid one's own sum, with its bounds; afterwards both. */
function sumsFor(option: Drawn, figures: Figures, you: number): string {
  const sums = figures.options[option.action ?? ""]!.sums!;
  const attack = span({ low: sums.attack_low, high: sums.attack_high });
  const defence = span({ low: sums.defence_low, high: sums.defence_high });
  if (option.verb !== "lay" && option.verb !== "hire_unit" && option.verb !== "hire_red" && option.verb !== "refuse_sale") return `${attack} : ${defence}`;
  return figures.battle?.attacker.seat === you ? attack : defence;
}

export function note(option: Drawn, at: Position): string | undefined {
  const { view, words } = at;
  const built = (at.figures as Figures | null)?.options[option.action ?? ""];
  if (built?.income !== undefined) return words.say("label-built_worth", { defence: built.fortification ?? 0, income: built.income });
  const changes = changesOf(option, at);
  const told = changes.filter((change) => change.seat === view.you || change.points < 0);
  if (told.length) return words.listed(told.map((change) => said(change, at)));
  return option.verb === "target" && option.params["source"] !== undefined ? words.say("label-no_change") : undefined;
}

function said(change: Change, { view, words }: Position): string {
  const what = change.province ? words.name("province", change.province) : words.name("artist", change.artist ?? "");
  const mine = change.seat === view.you;
  if (change.points > 0) return words.say(change.province ? "label-completes" : "label-gains", { what });
  return mine ? words.say("label-you_lose", { what }) : words.say("label-loses", { seat: words.seat(change.seat), what });
}

/** Whose city it is. */
export function about(option: Drawn, { view }: Position): number | undefined {
  const { city, owner } = option.params;
  if (owner !== undefined) return Number(owner);
  return option.verb === "loot" && city !== undefined ? (ownerOf(view as TableView, String(city)) ?? undefined) : undefined;
}

export function button(option: Drawn, { words }: Position): { head: string; note: string } | undefined {
  const { city, source } = option.params;
  if (option.verb !== "target" || source === undefined) return undefined;
  return { head: words.say("label-attack", { city: words.name("city", String(city)) }), note: words.say("label-then_lay") };
}

export function remark(prompt: Decision["prompt"], { view, figures, words }: Position): string | undefined {
  const told = figures as Figures | null;
  if (prompt.code !== "turn.act" || !told) return undefined;
  return words.say("label-attacks_allowed", { state: words.name("state", view.war ? "war" : "peace"), limit: told.attack_limit ?? -1, made: told.attacks_made });
}
