// A combat in words: what each line of a side is, and what it comes to.
import type { Force, Outcome } from "../../net/generated/games/virtu";
import type { BoardProps } from "../board";
import { powerName } from "./cities";
import { cardIcon, clauses, figuresOf } from "./table";

const POWERS = "alliance_";

/** Whose part it is: the style of a pawn or a hood. */
export const isPiece = (part: Force): "troop" | "agent" | null => (part.kind === "troops" || part.kind === "garrison" ? "troop" : part.kind === "agent" ? "agent" : null);

export function partName(props: BoardProps, part: Force): string {
  const { words } = props;
  switch (part.kind) {
    case "troops":
      return words.say("label-troops", { count: part.count });
    case "garrison":
      return words.say("label-garrison", { count: part.count });
    case "value":
      return words.name("city", part.source);
    case "agent":
      return part.source === `seat_${props.seat}` ? words.say("label-your_agent") : words.say("label-agent_of", { seat: powerName(words, part.source) });
    case "bastions":
      return words.name("bonus", "italian_bastions");
    default:
      return sourceName(props, part.source, part.card);
  }
}

/** A war bonus by what gives it: a courtier, cannons, France, Leonardo, a token. */
export function sourceName({ words }: BoardProps, source: string, card = ""): string {
  if (card) return words.name("card", card);
  if (source === "token") return words.say("label-war_token");
  if (source.startsWith(POWERS)) return words.say(`label-power_${source.slice(POWERS.length)}`);
  return source === "leonardo" ? words.name("source", source) : words.name("tile", source);
}

export function partIcon(props: BoardProps, part: Force): string {
  if (part.kind === "value") return "track.cities";
  if (part.kind === "bastions") return "bonus.italian_bastions";
  if (part.card) return cardIcon(props.words, part.card);
  if (part.source === "token") return "war_token";
  if (part.source.startsWith(POWERS)) return `alliance.${part.source.slice(POWERS.length)}`;
  return part.source === "leonardo" ? "bonus.leonardo" : part.source === "cannons" ? "bonus.cannons" : "tile.cannons_france";
}

/** What a combat would come to, in one sentence. */
export function outcomeTold(props: BoardProps, outcome: Outcome): string {
  const { words } = props;
  const combat = figuresOf(props)!.combat!;
  const name = (side: number): string => {
    const seat = combat.sides[side]?.seat ?? -1;
    return seat >= 0 ? words.seat(seat) : words.name("city", combat.city);
  };
  const mine = (side: number): boolean => props.seat !== null && combat.sides[side]?.seat === props.seat;
  const losses = outcome.losses.flatMap((lost, side) => (lost ? [words.say(mine(side) ? "label-you_lose" : "label-loses", { seat: name(side), count: lost })] : []));
  const retreat = outcome.retreat ? [words.say("label-retreat", { count: outcome.retreat })] : [];
  const trophy = outcome.trophy ? [words.say("label-trophy", { points: outcome.trophy })] : [];
  return clauses(words, [combat.field ? fieldTold(props, outcome, mine, name) : siegeTold(props, outcome, mine(0), name(0)), ...losses, ...retreat, ...trophy]);
}

function fieldTold({ words }: BoardProps, { winner }: Outcome, mine: (side: number) => boolean, name: (side: number) => string): string {
  if (winner < 0) return words.say("label-nobody_wins");
  return mine(winner) ? words.say("label-you_keep_field") : words.say("label-wins_field", { seat: name(winner) });
}

function siegeTold(props: BoardProps, { winner }: Outcome, mine: boolean, seat: string): string {
  const key = winner === 0 ? (mine ? "city_yours" : "city_falls") : mine ? "city_holds_you" : "city_holds";
  return props.words.say(`label-${key}`, { city: props.words.name("city", figuresOf(props)!.combat!.city), seat });
}

export const totals = (outcome: Outcome): string => outcome.totals.join(" : ");
