// The sprites that the build makes from client/icons/icons.json, one a game and the shell's.
const sprites = import.meta.glob<string>("../../icons/sprites/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of a game's sprite; the shell's if the game has none. */
export function spriteUrl(game: string): string {
  return sprites[`../../icons/sprites/${game}.svg`] ?? sprites["../../icons/sprites/shell.svg"]!;
}
