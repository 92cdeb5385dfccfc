// Lessons bring their sentences in all their languages.
import { settings } from "../device/settings.svelte";
import type { TextBody } from "../net/messages";

/** In the reader's language where the lesson has it, else in English. */
export const say = (text: TextBody): string => text[settings.lang] ?? text["en"] ?? "";
