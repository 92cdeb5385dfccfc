// What the named button of the panel says: the act itself, with what it costs and what is left of the treasury.
import type { Face } from "../board";
import type { Words } from "../../words/words";
import { purposeOf, sourceName } from "./payment";
import { stepOf } from "./phases";
import { clauses, WINTER_STEPS, type Amounts, type Figures, type TableView } from "./table";

export const button: Face["button"] = ({ verb, params, action = "", cost }, at) => {
  const { words } = at;
  const view = at.view as TableView;
  const city = params["city"] === undefined ? "" : words.name("city", String(params["city"]));
  const price = cost as Amounts;
  if (verb === "done") return { head: words.say("action-done"), note: whatFollows(view, words) };
  if (verb === "buy") return { head: words.say("label-buying", { item: words.name("item", String(params["item"])) }), note: priceOf(price, view, words) };
  if (verb === "annex") return { head: words.say("label-annexing", { city }), note: words.amounts(price) };
  if (verb === "ride" || verb === "sail") return { head: words.say("label-marches_to", { city, by_sea: verb === "sail" ? 1 : 0 }), note: words.amounts(price) };
  if (verb === "recruit") return { head: words.say("label-recruit_in", { city }), note: priceOf(price, view, words) };
  if (verb === "use" && params["symbol"] === "war") return { head: words.say("label-add_bonus", { name: sourceName({ words, view, seat: view.you }, action.slice(action.indexOf(":") + 1, action.lastIndexOf("."))) }), note: priceOf(price, view, words) };
  return verb.startsWith("redeem") ? { head: words.say(`label-${verb}`), note: "" } : undefined;
};

/** A price, and the florins that stay where it takes some. */
function priceOf(price: Amounts, view: TableView, words: Words): string {
  const keeps = (view.seats[view.you]?.florins ?? 0) - (price["florin"] ?? 0);
  const told = words.amounts(price);
  return price["florin"] && keeps >= 0 ? clauses(words, [told, words.say("label-you_keep", { count: keeps })]) : told;
}

/** The end of a step brings the next one of Winter, or the loss of what an action has gathered and not spent. */
function whatFollows({ frames, pool }: TableView, words: Words): string {
  const step = stepOf(frames[0]?.decision ?? "");
  const next = step < 0 ? undefined : WINTER_STEPS[step + 1]?.[0];
  if (next) return words.say("label-done_next", { step: words.say(`label-winter_${next}`) });
  const left = Object.entries(pool).filter(([, count]) => count > 0);
  return step < 0 && left.length ? words.say("label-done_lost", { amounts: words.amounts(Object.fromEntries(left)) }) : "";
}

/** While a payment is short, the button stands locked: what it will do, and what is missing. */
export const lacks: Face["lacks"] = ({ code }, { words, view, figures }) => {
  const payment = code === "payment.use" ? (figures as Figures | null)?.payment : null;
  return payment ? { head: purposeOf({ words, view }, payment), note: words.say("label-left_due", { price: words.amounts(payment.left) }) } : undefined;
};
