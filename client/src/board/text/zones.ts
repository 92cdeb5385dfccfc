// A view document of any game as zones: facts, lists and counts, with the names that its vocabulary has.
import type { Json } from "../../net/messages";
import type { Words } from "../../words/words";

export interface Piece {
  name: string;
  count: number | null;
  /** As options may target it: `field:id` or `kind:id`. */
  targets: string[];
}

export interface Zone {
  id: string;
  name: string;
  pieces: Piece[];
}

/** What a document says about itself; the question says better where the game stands. */
const NOT_SHOWN = new Set(["players", "options", "you", "frames", "seats"]);

export function zonesOf(document: Json, words: Words): Zone[] {
  return Object.entries(document as Record<string, Json>)
    .filter(([field]) => !NOT_SHOWN.has(field))
    .map(([field, value]) => ({ id: field, name: fieldName(field, words), pieces: pieces(field, value, words) }))
    .filter((zone) => zone.pieces.length > 0);
}

/** The fields of all seats, for a table with a column per seat. */
export function seatFields(document: Json, words: Words): { name: string; cells: Piece[][] }[] {
  const seats = ((document as Record<string, Json>)["seats"] ?? []) as Record<string, Json>[];
  const fields = [...new Set(seats.flatMap((seat) => Object.keys(seat)))];
  return fields.map((field) => ({
    name: fieldName(field, words),
    cells: seats.map((seat) => (field in seat ? pieces(field, seat[field], words) : [{ name: words.say("hidden"), count: null, targets: [] }])),
  }));
}

function fieldName(field: string, words: Words): string {
  const key = `table-${field}`;
  return words.has(key) ? words.say(key) : field.replaceAll("_", " ");
}

function pieces(field: string, value: Json, words: Words): Piece[] {
  if (value === null || value === undefined || value === false) return [];
  if (Array.isArray(value)) return value.flatMap((part) => pieces(field, part, words));
  if (typeof value === "object") return entries(field, value as Record<string, Json>, words);
  return [piece(field, String(value), null, words)];
}

function entries(field: string, value: Record<string, Json>, words: Words): Piece[] {
  return Object.entries(value).flatMap(([id, part]) => {
    if (part === null || part === 0 || part === false) return [];
    if (typeof part === "number" || part === true) return [piece(field, id, part === true ? null : part, words)];
    const inside = pieces(field, part, words).map((one) => (one.count === null ? one.name : `${one.name} ${one.count}`));
    return inside.length ? [{ ...piece(field, id, null, words), name: words.labelled(nameOf(id, words), inside.join(", ")) }] : [];
  });
}

function piece(field: string, id: string, count: number | null, words: Words): Piece {
  const kinds = Object.keys(words.vocabulary.names).filter((kind) => words.vocabulary.names[kind]!.includes(id));
  return { name: nameOf(id, words), count, targets: [field, ...kinds].map((kind) => `${kind}:${id}`) };
}

function nameOf(id: string, words: Words): string {
  const seat = /^seat(\d+)$/.exec(id);
  if (seat) return words.seat(Number(seat[1]));
  const kind = Object.keys(words.vocabulary.names).find((one) => words.vocabulary.names[one]!.includes(id));
  return kind ? words.name(kind, id) : id.replaceAll("_", " ");
}
