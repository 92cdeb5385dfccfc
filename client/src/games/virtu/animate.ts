// Virtù's events as things that move: the arms along the palace, coins, discs that drop on cities, marches, hoods.
import Chip from "../../board/Chip.svelte";
import { steps, type Act, type Drawn } from "../../board/acts";
import Token from "../../board/map/Token.svelte";
import { run } from "../../board/motion";
import type { GameEvent, Params } from "../../net/messages";
import Shield from "../../ui/Shield.svelte";
import type { BoardProps } from "../board";
import { powerStyle } from "./cities";
import Hood from "./Hood.svelte";
import { palaceShown } from "./palace";
import { GAME, viewOf } from "./table";

const RADIUS = 11;
const seatOf = (params: Params): number => Number(params["seat"]);
const panel = (params: Params, key = "seat"): string => `seat:${params[key]}`;
const city = (params: Params, key = "city"): string => `city:${params[key]}`;
const count = (params: Params, key: string): number => Number(params[key] ?? 0);
const chip = (text: string, icon = ""): Drawn => ({ component: Chip, props: { game: GAME, text, ...(icon ? { icon } : {}) } });
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** What each event moves. The view is that before the events, so markers and discs are where they start. */
function drawings(props: BoardProps): Record<string, (params: Params) => Act[]> {
  const { words } = props;
  const view = viewOf(props);
  const shown = palaceShown(props);
  const markers = view.seats.map((seat) => seat.marker);
  const style = (params: Params) => props.seats[seatOf(params)] ?? null;
  const disc = (params: Params): Drawn => ({ component: Token, props: { game: GAME, radius: RADIUS, owner: style(params) } });
  const piece = (params: Params, kind: "agent" | "troop", key = "seat"): Drawn => ({ component: Hood, props: { style: props.seats[Number(params[key])], piece: kind, size: 18 } });
  /** A room of the palace that lies open, or of the small ring. */
  const room = (seat: number, number: number): string => (seat === shown ? `room:${seat}.${number}` : `mini:${seat}.${number}`);
  const coin = (params: Params, florins: number): Act[] => (florins ? [{ kind: "rise", at: panel(params), drawn: chip(signed(florins), "symbol.florin") }] : []);
  const drop = (at: string, drawn: Drawn): Act => ({ kind: "drop", at, drawn });
  /** The marker goes on by one room. */
  const walk = (params: Params): Act[] => {
    const [seat, to] = [seatOf(params), count(params, "room")];
    const from = markers[seat] ?? -1;
    markers[seat] = to;
    const arms: Drawn = { component: Shield, props: { style: style(params), game: GAME, size: 20 } };
    return from < 0 ? [drop(room(seat, to), arms)] : [{ kind: "chip", from: room(seat, from), to: room(seat, to), drawn: arms }];
  };
  /** Where an agent stands: a city, a room, a great power, a track. */
  const spot = (params: Params): string =>
    params["spot"] === "room" ? room(Number(params["palace"]), count(params, "room"))
    : params["spot"] === "power" ? `power:${params["power"]}`
    : params["spot"] === "track" ? `major:${params["major"]}`
    : city(params);
  const symbol = (params: Params): Drawn => chip(String(count(params, "count")), `symbol.${params["symbol"]}`);
  const source = (params: Params): string =>
    params["tile"] ? `tile:${params["tile"]}` : params["power"] ? `power:${params["power"]}` : params["card"] && (params["source"] === "room" || params["source"] === "under") ? room(seatOf(params), markers[seatOf(params)] ?? 0) : panel(params);
  const card = (params: Params, to: string): Act => ({ kind: "chip", from: `market:${params["card"] ?? params["item"]}`, to, drawn: chip(words.name(params["card"] ? "card" : "item", String(params["card"] ?? params["item"]))) });

  return {
    entered: walk,
    advanced: walk,
    used: (params) => [{ kind: "chip", from: source(params), to: params["symbol"] === "florin" ? panel(params) : "slot:0", drawn: symbol(params) }],
    paid: (params) => coin(params, -count(params, "florins")),
    paid_troops: (params) => coin(params, -count(params, "florins")),
    traded: (params) => coin(params, count(params, "florins")),
    refreshed: (params) => [{ kind: "pulse", at: `tile:${params["tile"]}` }],
    reactivated: (params) => [{ kind: "pulse", at: `power:${params["power"]}` }],
    annexed: (params) => [drop(city(params), disc(params)), { kind: "chip", from: city(params), to: panel(params), drawn: chip(words.name("city", String(params["city"])), "track.cities") }],
    conquered: (params) => [drop(city(params), disc(params)), { kind: "chip", from: city(params), to: panel(params), drawn: chip(words.name("city", String(params["city"])), "track.cities") }],
    marched: (params) => [{ kind: "travel", along: [city(params, "from"), city(params, "to")], drawn: piece(params, "troop") }],
    retreated: (params) => [drop(city(params, "to"), piece(params, "troop"))],
    placed_agent: (params) => [{ kind: "chip", from: panel(params), to: spot(params), drawn: piece(params, "agent") }],
    removed_agent: (params) => [{ kind: "chip", from: spot(params), to: panel(params, "owner"), drawn: piece(params, "agent", "owner") }],
    combat: (params) => [{ kind: "pulse", at: city(params) }],
    war_bonus: (params) => [{ kind: "rise", at: "combat", drawn: chip(signed(count(params, "force")), "symbol.war") }],
    siege: (params) => [{ kind: "rise", at: city(params), drawn: chip(`${count(params, "attack")} : ${count(params, "defence")}`) }],
    field_battle: (params) => [{ kind: "rise", at: city(params), drawn: chip(`${count(params, "first")} : ${count(params, "second")}`) }],
    troop_lost: (params) => [{ kind: "rise", at: city(params), drawn: piece(params, "troop") }],
    disbanded: (params) => [{ kind: "rise", at: city(params), drawn: piece(params, "troop") }],
    recruited: (params) => [drop(city(params), piece(params, "troop"))],
    built_cathedral: (params) => [drop(city(params), chip("", "cathedral_pawn"))],
    patronised: (params) => [drop(`rank:${count(params, "rank")}`, { component: Shield, props: { style: style(params), game: GAME, size: 18, disc: true } })],
    took_bonus: (params) => [{ kind: "chip", from: `bonus:${params["bonus"]}`, to: panel(params), drawn: chip("", `bonus.${params["bonus"]}`) }],
    bought: (params) => [card(params, panel(params))],
    placed_courtier: (params) => [{ kind: "pulse", at: panel(params) }],
    into_room: (params) => [drop(room(seatOf(params), count(params, "room")), chip(words.name("card", String(params["card"]))))],
    out_of_room: (params) => [{ kind: "pulse", at: room(seatOf(params), count(params, "room")) }],
    allied: (params) => [{ kind: "chip", from: panel(params), to: `power:${params["power"]}`, drawn: disc(params) }],
    major_alliance: (params) => [{ kind: "chip", from: panel(params), to: `major:${params["major"]}`, drawn: disc(params) }],
    influence: (params) => [drop(`major:${params["major"]}`, { component: Token, props: { game: GAME, radius: RADIUS, owner: powerStyle(props, String(params["major"])) } })],
    symbol_void: (params) => [drop(`major:${params["major"]}`, chip("×", "agent"))],
    redeemed: (params) => [{ kind: "pulse", at: room(seatOf(params), count(params, "room")) }],
    last_year: () => [{ kind: "pulse", at: "ends" }],
  };
}

/** One group of acts for each event, in order. */
export function actsOf(props: BoardProps, events: readonly GameEvent[]): Act[][] {
  const draw = drawings(props);
  return events.map((event) => draw[event.code]?.(event.params) ?? []);
}

export const playEvents = (props: BoardProps, events: readonly GameEvent[], signal: AbortSignal, backwards = false): Promise<void> => run(steps(actsOf(props, events)), signal, backwards);
