// What stands beside an option and under it: points won and lost, a defence, a die, a price, the sums of a battle; what it
// would come to in words. All figures come from the game.
import type { Drawn, Position, Sign } from "../board";
import { ownerOf, span, type Change, type Figures, type Sums, type TableView } from "./table";

export const changesOf = (option: Drawn, { figures }: Position): readonly Change[] => {
  const all = figures as Figures | null;
  if (option.params["source"] !== undefined) return all?.attacks.find((attack) => attack.city === option.params["city"])?.changes ?? [];
  return all?.options[option.action ?? ""]?.changes ?? [];
};

/** What completes a province of one's own comes first, then what breaks a rival's. */
export function weight(changes: readonly Change[], { view }: Position): number {
  if (changes.some((change) => change.seat === view.you && change.points > 0)) return 0;
  return changes.some((change) => change.seat !== view.you && change.points < 0) ? 1 : 2;
}

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
  const all = totals(changesOf(option, at));
  const own = all.filter(({ seat }) => seat === view.you);
  const trade = option.verb === "accept" || option.verb === "ask_city";
  // Beside a point of one's own what a rival loses is said in words alone: there is room for one.
  const shown = own.length && !trade ? own : all.filter(({ seat, points }) => seat === view.you || points < 0 || trade);
  const found: Sign[] = shown.map(({ seat, points }) => ({
    form: "chip",
    icon: "score.rp",
    text: signed(points),
    ...(seat === view.you ? {} : { seat }),
    label: words.say("label-points_of", { seat: words.seat(seat), points: signed(points) }),
  }));
  // Unless it is Savonarola who comes.
  if (option.verb === "artist" && figures) found.push({ form: "chip", icon: "score.rp", text: signed(figures.worth.artist), label: words.say("label-points_of", { seat: words.seat(view.you ?? 0), points: signed(figures.worth.artist) }) });
  const defence = strengthFor(option, figures);
  if (defence !== null) found.push({ form: "shield", text: defence, label: words.say("label-against", { strength: defence }) });
  const told = figures?.options[option.action ?? ""];
  if (told?.sums) found.push({ form: "plain", text: sumsFor(option, figures!, view.you) });
  const saved = option.verb === "retreat" ? words.fact("card", String(option.params["card"]), "points") : undefined;
  if (saved !== undefined) found.push({ form: "plain", text: String(saved) });
  const price = Number(option.cost["ducats"] ?? 0);
  if (told?.income !== undefined && price > 0) found.push({ form: "plain", text: String(price), icon: "ducat", label: words.amount("ducats", price) });
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
  const figures = at.figures as Figures | null;
  const told = figures?.options[option.action ?? ""];
  if (told?.income !== undefined) return words.say("label-built_worth", { defence: told.fortification ?? 0, income: told.income });
  if (option.verb === "loot") return plundered(option, at);
  if (option.verb.startsWith("hire_")) return words.amount("ducats", Number(option.cost["ducats"] ?? 0));
  if (option.verb === "artist" && figures) return words.labelled(words.name("table", "artists"), String(figures.artists_left));
  if (option.verb === "lay" && (told?.sums || Number(option.params["points"] ?? 0) > 0)) return cardWorth(option, at);
  if (option.verb === "speak" && figures?.options["refuse"]?.offers_left) return words.say("label-offers_left", { count: figures.options["refuse"].offers_left });
  if (told?.sums && figures?.battle) return outcome(option, told.sums, at);
  const mine = (change: Change): number => Number(change.seat !== view.you);
  const changes = changesOf(option, at).filter((change) => change.seat === view.you || change.points < 0).sort((one, other) => mine(one) - mine(other));
  if (changes.length) return words.listed(changes.map((change) => said(change, at)));
  if (option.verb === "expand") return begun(String(option.params["city"]), at);
  return option.verb === "target" && option.params["source"] !== undefined ? words.say("label-no_change") : undefined;
}

/** After the reveal: what a card becomes, and who then holds the city. */
function outcome(option: Drawn, sums: Sums, { view, figures, words }: Position): string | undefined {
  const target = Object.keys((view as TableView).owner)[(view as TableView).battle["target"] ?? 0]!;
  const city = words.name("city", target);
  const verdict = sums.attack_low > sums.defence_high ? words.say("label-falls", { city }) : sums.attack_high <= sums.defence_low ? words.say("label-holds", { city }) : words.say("label-open_yet");
  if (option.verb === "sign") {
    const { attacker, defender } = (figures as Figures).battle!;
    const points = [...attacker.lines, ...defender.lines].find((line) => option.targets.includes(`slot:${line.slot}`))?.low ?? 0;
    return words.say("label-sign_doubles", { points, doubled: points + Number(option.params["points"]), verdict });
  }
  if (option.verb === "counter") return words.say("label-counter_both", { verdict });
  return option.verb === "pass" ? verdict : undefined;
}

/** What looters find, and whose income is gone; of many cities alike, the income of whoever has one. */
export function plundered(option: Drawn, { view, figures, words }: Position, many = false): string {
  const city = String(option.params["city"]);
  const owner = ownerOf(view as TableView, city);
  if (owner === null) return words.say("label-loot_free");
  if (many) return words.say("label-loot_many", { ducats: (figures as Figures).cities[city]?.income ?? 0 });
  const level = words.name("level", String(option.params["level"]));
  return words.say("label-loot_owned", { level, seat: words.seat(owner), ducats: (figures as Figures).cities[city]?.income ?? 0 });
}

/** What a card adds for certain. */
function cardWorth(option: Drawn, { words }: Position): string | undefined {
  const points = Number(option.params["points"] ?? 0);
  return points > 0 ? words.say("label-card_worth", { points }) : undefined;
}

/** How far a province would come by a city that does not complete it. */
function begun(city: string, { view, figures, words }: Position): string | undefined {
  const all = figures as Figures | null;
  const id = all?.cities[city]?.province ?? "";
  const province = all?.provinces[id];
  if (!province) return undefined;
  const held = province.shares.find((share) => share.seat === view.you)?.held ?? 0;
  return `${words.name("province", id)}, ${words.say("label-held", { held: held + 1, of: province.cities.length })}`;
}

function said(change: Change, { view, words }: Position): string {
  const what = change.province ? words.name("province", change.province) : words.name("artist", change.artist ?? "");
  const mine = change.seat === view.you;
  if (change.points > 0) return words.say(change.province ? "label-completes" : "label-gains", { what });
  return mine ? words.say("label-you_lose", { what }) : words.say("label-loses", { seat: words.seat(change.seat), what });
}

/** Whose city it is. */
export function about(option: Drawn, { view }: Position): number | undefined {
  const { city, owner, partner } = option.params;
  if (partner !== undefined || owner !== undefined) return Number(partner ?? owner);
  return option.verb === "loot" && city !== undefined ? (ownerOf(view as TableView, String(city)) ?? undefined) : undefined;
}

/** From where a free city can be reached. */
export const waysOf = (option: Drawn, { figures }: Position): { road: readonly string[]; sea: readonly string[] } => (figures as Figures | null)?.options[option.action ?? ""]?.ways ?? { road: [], sea: [] };

/** Looters and bribes: what the die must show. */
function rolled(option: Drawn, { figures, words }: Position): { head: string; note: string } | undefined {
  const city = String(option.params["city"]);
  const die = (figures as Figures | null)?.cities[city]?.die ?? null;
  if (die === null || option.params["level"] === "free") return undefined;
  return { head: words.say(`label-do_${option.verb}`, { city: words.name("city", city) }), note: words.say("label-rolls", { die }) };
}

export function button(option: Drawn, at: Position): { head: string; note: string } | undefined {
  const { words } = at;
  const { city, source } = option.params;
  if (option.verb === "expand") return { head: words.say("label-take", { city: words.name("city", String(city)) }), note: words.say(waysOf(option, at).road.length ? "label-group_expand_road" : "label-group_expand_sea") };
  if (option.verb === "loot" || option.verb === "bribe") return rolled(option, at);
  if (option.verb === "end") return { head: words.say("label-end_turn"), note: "" };
  if (option.verb === "lay" && Number(option.params["points"] ?? 0) > 0) return { head: words.say("label-lay", { card: words.name("card", String(option.params["card"])) }), note: words.say("label-face_down") };
  if (option.verb !== "target" || source === undefined) return undefined;
  return { head: words.say("label-attack", { city: words.name("city", String(city)) }), note: words.say("label-then_lay") };
}
