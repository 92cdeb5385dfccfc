// Where the points came from: a row for every source, in two groups, and what broke a tie. The game says which.
import type { Face } from "../games/board";
import type { Over } from "../net/messages";
import type { Action } from "../words/story";
import type { Words } from "../words/words";

export interface ScoreRow {
  id: string;
  name: string;
  points: number[];
}

/** An action that brought points, and how many where its events say so. */
export interface Made {
  action: Action;
  points: number | null;
}

export interface ScoreGroup {
  when: string;
  name: string;
  rows: ScoreRow[];
  sums: number[];
}

/** Seats, the winner first. */
export const finalOrder = (over: Over): number[] => over.places.map((_, seat) => seat).sort((one, other) => over.places[one]! - over.places[other]!);

/** The groups that have a source at all: during the game, at its end. What the game parts stands in parts. */
export function scoreGroups(over: Over, words: Words, face: Face = {}, actions: readonly Action[] = []): ScoreGroup[] {
  const times = [...new Set(over.sources.map((source) => source.when))];
  return times.map((when) => {
    const sources = over.sources.filter((source) => source.when === when);
    const rows = sources.flatMap(({ id, points }) => inParts({ id, name: sourceName(id, words), points }, words, face, actions));
    const sums = over.totals.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat]!, 0));
    return { when, name: words.say(`source-${when}`), rows, sums };
  });
}

/** A source in the parts that its game names, where the actions that made them add up to it for every seat; else as one. */
function inParts(row: ScoreRow, words: Words, face: Face, actions: readonly Action[]): ScoreRow[] {
  const brings = face.brings ?? (() => undefined);
  const made = (part: string, seat: number): number => madeBy(part, seat, actions, brings).reduce((sum, { points }) => sum + (points ?? 0), 0);
  const parts = (face.parts?.[row.id] ?? []).map((id) => ({ id, name: words.say(`label-part_${id}`), points: row.points.map((_, seat) => made(id, seat)) }));
  const whole = row.points.every((points, seat) => points === parts.reduce((sum, part) => sum + part.points[seat]!, 0));
  return whole && parts.length ? parts : [row];
}

/** So many colours of pieces there are; what is beyond is hatched. The first group takes the warm ones first, later ones the cool. */
const [WARM, COOL] = [[0, 1, 2, 7], [3, 5, 4, 6]];

/** Returns a colour for each row of each group, no two alike. */
export function pieceColours(sizes: readonly number[]): number[][] {
  const taken = new Set<number>();
  return sizes.map((size, group) => {
    const liked = group === 0 ? [...WARM, ...COOL] : [...COOL, ...WARM];
    return [...Array(size).keys()].map(() => {
      let colour = liked.find((each) => !taken.has(each));
      for (let hatched = WARM.length + COOL.length; colour === undefined; hatched++) if (!taken.has(hatched)) colour = hatched;
      taken.add(colour);
      return colour;
    });
  });
}

/** The actions with which a seat made the points of a source, in order. */
export function madeBy(source: string, seat: number, actions: readonly Action[], brings: NonNullable<Face["brings"]>): Made[] {
  return actions.flatMap((action) => {
    const own = action.headline === null ? [] : action.steps.filter(({ event }) => event.params["seat"] === seat);
    const brought = own.map(({ event }) => brings(source, event)).filter((points) => points !== undefined);
    if (!brought.length) return [];
    return [{ action, points: brought.includes(null) ? null : brought.reduce<number>((sum, points) => sum + points!, 0) }];
  });
}

function sourceName(id: string, words: Words): string {
  return words.has(`source-${id}`) ? words.say(`source-${id}`) : words.score({ code: id, points: 0, params: {} });
}

/** What decided between equal totals, with the numbers of both sides, or that nothing did; null without a tie. */
export function tieSentence(over: Over, words: Words): string | null {
  const { tie } = over;
  if (!tie) return null;
  const seats = words.listed((tie.code === null ? tie.seats : tie.winners).map((seat) => words.seat(seat)));
  if (tie.code === null) return words.say("tie-shared", { points: tie.points, seats });
  const measure = words.say(`tie-${tie.code}`);
  if (!tie.numbers.length) return words.say("tie-broken-plainly", { points: tie.points, measure, seats });
  const ordered = tie.seats.map((seat, place) => ({ seat, number: tie.numbers[place]! })).sort((one, other) => other.number - one.number);
  const numbers = ordered.map(({ seat, number }) => words.say("tie-number", { seat: words.seat(seat), number })).join(", ");
  return words.say("tie-broken", { points: tie.points, measure, numbers });
}

/** A seat's place in words; where a tie was broken, whether it won or lost it. */
export function placeOf(over: Over, seat: number, words: Words): string {
  const place = words.say("place", { place: over.places[seat]! });
  const { tie } = over;
  if (!tie || tie.code === null || !tie.seats.includes(seat)) return place;
  return words.say(tie.winners.includes(seat) ? "end-place-tie" : "end-place-same", { place });
}

/** The outcome in a few words, from where this person sits; null is somebody who looks on, or shares the screen. */
export function outcome(over: Over, seat: number | null, words: Words): string {
  const winners = over.places.flatMap((place, each) => (place === 1 ? [each] : []));
  const listed = words.listed(winners.map((each) => words.seat(each)));
  if (winners.length > 1) return seat !== null && winners.includes(seat) ? words.say("end-you-share", { seats: listed }) : words.say("winners", { seats: listed });
  const broken = over.tie?.code != null && over.tie.winners.includes(winners[0]!);
  if (winners[0] === seat) return words.say(broken ? "end-you-win-tie" : "end-you-win");
  if (seat === null) return words.say("winner", { seat: listed });
  return words.say("end-other-wins", { seat: listed, place: words.say("place", { place: over.places[seat]! }) });
}

/** Points as one writes them: a minus is no hyphen. */
export const written = (points: number): string => String(points).replace("-", "\u2212");
