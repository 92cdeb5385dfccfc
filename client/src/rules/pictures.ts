// Pictures in the rules: the text names them (`![caption](picture:display)`), the game's Told.svelte draws them.
import { getContext, setContext } from "svelte";
import type { Lang } from "../device/settings.svelte";

export const PICTURE = "picture:";
const KEY = Symbol("pictures");

/** Whose rules are shown, and in which language. */
export interface Shown {
  game: string;
  lang: Lang;
}

export const showPictures = (shown: () => Shown): void => void setContext(KEY, shown);

/** Null where a text stands without its game: its captions are enough there. */
export const shownPictures = (): (() => Shown) | null => getContext<(() => Shown) | undefined>(KEY) ?? null;
