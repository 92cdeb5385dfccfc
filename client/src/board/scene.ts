// A small picture of what is told in words: rows of pieces of the box, each row somebody's.

/** A piece: its icon and, where it has to be told from others, its name. */
export interface ScenePiece {
  /** Id in the game's sprite. */
  icon?: string;
  /** Kind and id of a name of the game's. */
  name?: readonly [string, string];
  /** A number on it, or beside it where there is no icon. */
  text?: string;
  /** Its own colour, by the name of a token. */
  colour?: string;
  /** What lies on it: an icon of the sprite, in the colour of its token. */
  on?: { icon: string; colour: string };
  /** It is what the picture is about, it has been used up, or it leaves. */
  mark?: "lit" | "spent" | "gone";
  /** How often it lies there. */
  count?: number;
}

export interface SceneRow {
  /** Whose row it is: a person's name, or kind and id of a name of the game's. */
  who?: string | readonly [string, string];
  pieces: readonly (ScenePiece | "+" | "−" | "→" | "=")[];
  /** What it comes to. */
  sum?: string;
}
