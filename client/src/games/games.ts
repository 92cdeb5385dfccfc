// The folders of the games, found by name and loaded when a table of that game is opened.
import type { Component } from "svelte";
import type { BoardProps, Face, PlayerProps, ToldProps, TopProps } from "./board";

const faces = import.meta.glob<{ face: Face }>("./*/face.ts");
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const asides = import.meta.glob<{ default: Component<BoardProps> }>("./*/Aside.svelte");
const asks = import.meta.glob<{ default: Component<BoardProps> }>("./*/Ask.svelte");
const players = import.meta.glob<{ default: Component<PlayerProps> }>("./*/Player.svelte");
const tops = import.meta.glob<{ default: Component<TopProps> }>("./*/Top.svelte");
const arts = import.meta.glob<{ default: Component }>("./*/Art.svelte");

const tolds = import.meta.glob<{ default: Component<ToldProps> }>("./*/Told.svelte");

export interface GameParts {
  face: Face;
  Board: Component<BoardProps> | null;
  Aside: Component<BoardProps> | null;
  Ask: Component<BoardProps> | null;
  Player: Component<PlayerProps> | null;
  Top: Component<TopProps> | null;
}

/** All that the client has for a game; nothing at all is fine too. */
export async function loadGame(game: string): Promise<GameParts> {
  const [face, Board, Aside, Ask, Player, Top] = await Promise.all([
    faces[`./${game}/face.ts`]?.(),
    boards[`./${game}/Board.svelte`]?.(),
    asides[`./${game}/Aside.svelte`]?.(),
    asks[`./${game}/Ask.svelte`]?.(),
    players[`./${game}/Player.svelte`]?.(),
    tops[`./${game}/Top.svelte`]?.(),
  ]);
  return {
    face: face?.face ?? {},
    Board: Board?.default ?? null,
    Aside: Aside?.default ?? null,
    Ask: Ask?.default ?? null,
    Player: Player?.default ?? null,
    Top: Top?.default ?? null,
  };
}

/** The small part of a game that knows its arms; nothing, if the game has none. */
export async function loadFace(game: string): Promise<Face> {
  return (await faces[`./${game}/face.ts`]?.())?.face ?? {};
}

export async function loadArt(game: string): Promise<Component | null> {
  return (await arts[`./${game}/Art.svelte`]?.())?.default ?? null;
}

/** The pictures in the game's rules; null where it has none. */
export async function loadTold(game: string): Promise<Component<ToldProps> | null> {
  return (await tolds[`./${game}/Told.svelte`]?.())?.default ?? null;
}

/** Games that have a board of their own come first; else the order stays. */
export function boardsFirst<T extends { id: string }>(games: readonly T[]): T[] {
  const drawn = (game: T): boolean => `./${game.id}/Board.svelte` in boards;
  return [...games.filter(drawn), ...games.filter((game) => !drawn(game))];
}
