// Renaissance's events as things that move: discs that drop on cities, marches along roads, coins to and from a player.
import Chip from "../../board/Chip.svelte";
import { steps, type Act, type Drawn } from "../../board/acts";
import { run } from "../../board/motion";
import Token from "../../board/map/Token.svelte";
import type { GameEvent, Params } from "../../net/messages";
import type { BoardProps } from "../board";
import { GAME } from "./table";

const RADIUS = 12;
const city = (params: Params, key = "city"): string => `city:${params[key]}`;
const seat = (params: Params): string => `seat:${params["seat"]}`;
const chip = (text: string, icon: string): Drawn => ({ component: Chip, props: { game: GAME, icon, text } });
const count = (params: Params, key: string): number => Number(params[key] ?? 0);

/** What each event moves; who sees it is settled by the server. */
function drawings(props: BoardProps): Record<string, (params: Params) => Act[]> {
  const disc = (params: Params): Drawn => ({ component: Token, props: { game: GAME, radius: RADIUS, owner: props.seats[Number(params["seat"])] ?? null } });
  const drop = (params: Params): Act[] => [{ kind: "drop", at: city(params), drawn: disc(params) }];
  const income = (params: Params): Act[] =>
    count(params, "ducats") > 0 ? [{ kind: "chip", from: city(params), to: seat(params), drawn: chip(`+${count(params, "ducats")}`, "ducat") }] : [{ kind: "pulse", at: city(params) }];
  return {
    settled: drop,
    expanded: drop,
    returned: drop,
    married: (params) => [...drop(params), { kind: "rise", at: seat(params), drawn: chip(`−${count(params, "ducats")}`, "ducat") }],
    bribed: (params) => (count(params, "won") ? drop(params) : [{ kind: "pulse", at: city(params) }]),
    built: (params) => [{ kind: "chip", from: seat(params), to: city(params), drawn: chip("", String(params["figure"])) }],
    looted: income,
    banker: income,
    neglected: (params) => [{ kind: "pulse", at: city(params) }],
    artist: (params) => [{ kind: "drop", at: city(params), drawn: chip("", count(params, "burnt") ? "artist.savonarola" : "artist") }],
    attack: (params) => [{ kind: "travel", along: [city(params, "source"), city(params, "target")], drawn: disc(params) }],
    laid: (params) => [{ kind: "chip", from: seat(params), to: `slot:${params["slot"]}`, drawn: chip("", "action.buy_cards") }],
    revealed: (params) => [{ kind: "pulse", at: `slot:${params["slot"]}` }],
    signed: (params) => [{ kind: "rise", at: `slot:${params["slot"]}`, drawn: chip("×2", "card.sign_of_god") }],
    result: (params) => [{ kind: "pulse", at: city(params) }],
    bought_cards: (params) => [{ kind: "rise", at: seat(params), drawn: chip(`+${count(params, "cards")}`, "action.buy_cards") }],
    scored: (params) => [{ kind: "rise", at: seat(params), drawn: chip(`+${count(params, "provinces") + count(params, "artists")}`, "score.rp") }],
  };
}

export async function playEvents(props: BoardProps, events: readonly GameEvent[], signal: AbortSignal, backwards = false): Promise<void> {
  const draw = drawings(props);
  const groups = events.map((event) => draw[event.code]?.(event.params) ?? []);
  // What is taken back leaves the way it came, without a sign of its own.
  if (backwards) await run(steps(groups.reverse().map((group) => group.map((act): Act => ({ kind: "pulse", at: "to" in act ? act.to : "along" in act ? act.along[0]! : act.at })))), signal);
  else await run(steps(groups), signal);
}
