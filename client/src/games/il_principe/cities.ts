// What the last line of a city's card says: may it be built, what is missing, could it be paid after this bid.
import type { BoardProps } from "../board";
import { codeOf, count, figuresOf, sum, COLORS, type CityFigures } from "./table";
import { bidOf } from "./bidding";

export interface Note {
  text: string;
  /** For where there is little room. */
  short: string;
  /** For where there is a little more: with the bid that it hangs on. */
  brief?: string;
  /** For where there is no room for words at all. */
  sign?: { icon: string; text: string };
  tone: "ok" | "no" | "quiet";
}

const FITS = { icon: "action.build", text: "" };

export function cityNote(props: BoardProps, city: CityFigures): Note {
  const { words, seat } = props;
  const say = (key: string, values: Record<string, number | string> = {}): string => words.say(`label-${key}`, values);
  if (seat === null) return { text: "", short: "", tone: "quiet" };
  const code = codeOf(props);
  const built = props.decisions.length > 0 && code === "build.shield" && props.decisions[0]!.prompt.params["city"] === city.city;
  if (built) return { text: say("city_building"), short: say("city_building"), sign: FITS, tone: "ok" };
  const lack = sum(city.missing);
  const asked = props.decisions[0];
  if (asked && asked.options.some((option) => option.action === `build:${city.city}`)) return { text: say("city_yours"), short: say("city_yours_short"), sign: FITS, tone: "ok" };
  const refused = asked?.blocked.find((option) => option.action === `build:${city.city}`);
  if (refused) return { ...missing(), tone: "no" };
  const bid = figuresOf(props)?.auction?.prize === "lot" ? bidOf(props) : null;
  if (bid !== null && sum(city.missing_with_lot) === 0) {
    const affordable = city.reach !== null && city.reach >= bid;
    const short = Math.max(1, bid + price() - purse());
    const inShort = affordable ? say("city_enough") : say("city_short_brief", { coins: short });
    const brief = words.labelled(say("city_at", { bid }), inShort);
    return affordable
      ? { text: say("city_at_enough", { bid }), short: inShort, brief, sign: FITS, tone: "ok" }
      : { text: say("city_at_short", { bid, coins: short }), short: inShort, brief, sign: { icon: "coin", text: `−${short}` }, tone: "no" };
  }
  if (lack === 0 && city.coins_short === 0) return { text: say("city_all_cards"), short: say("city_enough"), sign: FITS, tone: "ok" };
  return { ...missing(), tone: "quiet" };

  function price(): number {
    const facts = words.vocabulary.facts["city"]?.[city.city]?.["price"];
    return typeof facts === "object" ? (facts["coins"] ?? 0) : 0;
  }
  function purse(): number {
    return props.view.seats[seat!].coins ?? 0;
  }
  function missing(): Omit<Note, "tone"> {
    const only = COLORS.filter((color) => count(city.missing, color) > 0);
    if (lack === 0) return { text: say("city_short", { coins: city.coins_short }), short: say("city_short_brief", { coins: city.coins_short }), sign: { icon: "coin", text: `−${city.coins_short}` } };
    const one = lack === 1 ? words.say(`label-building_${only[0]!}`, { count: 1 }) : say("cards", { count: lack });
    return { text: say("city_lack", { cards: one }), short: say("city_lack_short", { count: lack }), sign: { icon: "hand", text: `−${lack}` } };
  }
}
