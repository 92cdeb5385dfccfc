// What went wrong, in the reader's words where there are any, else in the server's English.
import { ApiError } from "../net/api";
import type { Fault } from "../net/messages";
import { speech } from "./speech.svelte";
import type { Values, Words } from "./words";

export function sentenceOf(error: Fault | ApiError, words: Words | null = speech.words): string {
  const key = `error-${error.code}`;
  return words?.has(key) ? words.say(key, plain(error.params)) : error.sentence;
}

const plain = (params: Record<string, unknown> = {}): Values =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]));

/** The sentence of anything that was thrown; what is not the server's is a fault of ours and goes on. */
export function said(error: unknown): string {
  if (error instanceof ApiError) return sentenceOf(error);
  throw error;
}
