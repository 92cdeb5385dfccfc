// A palace as the board tells it: its rooms, the places of its court, and the targets that options name in it.
import type { BoardTable } from "../../board/table.svelte";
import type { BoardProps } from "../board";
import type { Room, Seat } from "../../net/generated/games/virtu";
import { clauses, codeOf, figuresOf, isExhausted, PLACES, viewOf, type Side, type TableView } from "./table";

/** Whose palace lies below: the one asked for, that of a rival where an agent goes, else one's own; a spectator looks at whoever has the turn. */
export const palaceShown = (props: BoardProps): number => props.shown ?? usualPalace(props);

function usualPalace(props: BoardProps): number {
  const view = viewOf(props);
  return rivalSpied(props) ?? props.seat ?? view.order[view.turn] ?? view.order[0] ?? 0;
}

/** Open a palace: the usual one is there when none is asked for. */
export const openPalace = (props: BoardProps, seat: number): void => props.show(seat === usualPalace(props) ? null : seat);

/** The first palace of another in which the agent that is sent out finds a room. */
function rivalSpied(props: BoardProps): number | undefined {
  if (codeOf(props) !== "action.agent") return undefined;
  const palaces = props.decisions.flatMap(({ options }) => options.flatMap(({ params }) => (params["spot"] === "room" ? [Number(params["palace"])] : [])));
  return viewOf(props).order.find((seat) => seat !== props.seat && palaces.includes(seat));
}

/** What may be chosen in a room: one's own room, or a spot for an agent in anybody's palace. */
export function roomTarget(table: BoardTable, seat: number, room: number): string | null {
  const spot = `spot:palace_${seat}.${room}`;
  const { options, blocked, named } = table.at(spot);
  if (options.length || blocked.length || named) return spot;
  return table.props().seat === seat ? `room:${room}` : null;
}

/** A card in a room: paying from the marker's room, or taken out of any. */
export function cardTarget(table: BoardTable, seat: number, room: number, under: boolean): string | null {
  const props = table.props();
  if (props.seat !== seat) return null;
  const place = under ? "under" : "action";
  const out = `room:${room}.${place}`;
  if (table.at(out).options.length || viewOf(props).seats[seat]?.marker !== room) return out;
  return `room:${place}`;
}

export interface CourtPlace {
  id: string;
  card: string | null;
  state: "ready" | "exhausted" | "free" | "either" | "shut";
  /** It lies there for the first time this Winter. */
  fresh: boolean;
}

const FRESH = 3;

/** The three places of a side: cards, open places, those that either side may open, and shut ones. */
export function courtOf(props: Pick<BoardProps, "view" | "figures">, seat: number, side: Side): CourtPlace[] {
  const own = viewOf(props).seats[seat]!;
  const places = figuresOf(props)?.seats[seat]?.places;
  const start = side === "left" ? 0 : 3;
  const other = side === "left" ? "right" : "left";
  const open = places?.[side] ?? 0;
  const extra = places?.free ?? 0;
  // Where every shut place can be opened, it is simply free.
  const shared = extra < 3 - open + (3 - (places?.[other] ?? 0));
  return PLACES[side].map((id, place) => {
    const card = own.court[start + place] ?? null;
    const face = own.face[start + place];
    const state = card ? (isExhausted(face) ? "exhausted" : "ready") : place < open ? "free" : place < open + extra ? (shared ? "either" : "free") : "shut";
    return { id, card, state, fresh: face === FRESH };
  });
}

/** It cannot act, or an enemy agent stands in it: what would act there has to deal with it first. */
export const isHindered = (room: Room | undefined, seat: number): boolean => room !== undefined && (room.blocked !== "" || (room.agent >= 0 && room.agent !== seat));

/** What a room is called: its action in one or two words. */
export const deedName = (words: BoardProps["words"], deed: string): string => (deed === "influence" ? words.say("label-influence") : words.name("deed", deed));

/** What keeps a room from acting, in words: an indulgence, or whose agent; empty where nothing does. */
export function hinderedBy(words: BoardProps["words"], view: TableView, room: Room | undefined, seat: number, number: number): string {
  if (view.seats[seat]!.indulgence[number]) return words.reason({ code: "indulgence_here", params: {} });
  if (!isHindered(room, seat)) return "";
  if (room!.agent < 0 || room!.agent === seat) return words.reason({ code: room!.blocked, params: {} });
  if (!room!.blocked) return words.say("label-agent_first", { seat: words.seat(room!.agent) });
  return words.say(room!.agent === view.you ? "label-blocks_yours" : "label-blocks", { seat: words.seat(room!.agent) });
}

/** A palace in one sentence, for whoever listens. */
export function palaceTold(words: BoardProps["words"], view: TableView, told: Seat, seat: number): string {
  const own = view.seats[seat]!;
  const deed = told.rooms[own.marker]?.deed;
  const rooms = [
    deed ? words.say("label-marker_on", { deed: deedName(words, deed) }) : words.say("label-not_entered"),
    ...told.rooms.flatMap((room, number) => {
      const by = own.indulgence[number] ? words.name("source", "indulgence") : room.agent >= 0 && room.blocked ? words.say("label-agent_of", { seat: words.seat(room.agent) }) : "";
      return by ? [words.say("label-blocked_by", { deed: deedName(words, room.deed), by })] : [];
    }),
  ];
  const courtiers = own.court.filter((card) => card !== null);
  const ready = own.court.filter((card, place) => card !== null && !isExhausted(own.face[place]));
  return words.say("label-palace_told", { seat: words.seat(seat), rooms: clauses(words, rooms), ready: ready.length, courtiers: courtiers.length });
}
