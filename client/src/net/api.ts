// The server's HTTP side, one function per question.
import type { Box, GameInfo, Json, LessonBody, LessonInfo, LessonProgress, NewTable, Person, PlayOnWish, ReviewBody, Rules, StateMessage, TableInfo, TextBoard } from "./messages";
import { freshNonce } from "./nonce";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
    readonly params: Record<string, Json> = {},
  ) {
    super(sentence);
  }
}

const CSRF = /(?:^|; )signoria_csrf=([^;]*)/;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = decodeURIComponent(CSRF.exec(document.cookie)?.[1] ?? "");
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      // Who logs out and closes the page at once is logged out. Bodies may be longer than what a closing page can send.
      keepalive: method === "DELETE" && body === undefined,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", "The server cannot be reached.");
  }
  const said: Json = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const error = said?.error ?? {};
  throw new ApiError(answer.status, error.code ?? "unknown", error.sentence ?? answer.statusText, error.params ?? {});
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

export const api = {
  games: async () => (await get<{ games: GameInfo[] }>("/api/games")).games,
  words: (lang: string) => get<{ messages: string }>(`/api/words/${lang}`),
  gameWords: (game: string, lang: string) => get<{ messages: string; vocabulary: Json }>(`/api/games/${game}/words/${lang}`),
  rules: (game: string, lang: string) => get<Rules>(`/api/games/${game}/rules/${lang}`),

  lessons: (game: string) => get<LessonInfo[]>(`/api/games/${game}/lessons`),
  lesson: (game: string, number: number, steps: readonly (readonly string[])[], tries: readonly string[]) =>
    post<LessonBody>(`/api/games/${game}/lessons/${number}`, { steps, tries }),

  joinLessons: async (lessons: readonly LessonProgress[]) => (await post<{ lessons: LessonProgress[] }>("/api/me/lessons", { lessons })).lessons,
  keepLesson: (lesson: LessonProgress) => ask<unknown>("PUT", "/api/me/lessons", lesson),

  box: (game: string) => get<Box>(`/api/games/${game}/box`),

  opening: (game: string, players: number, options: Record<string, boolean | number | string>) =>
    get<{ view: Json }>(`/api/games/${game}/opening${query({ players, options: JSON.stringify(options) })}`),

  me: () => get<{ person: Person | null }>("/api/me"),
  beGuest: (name: string) => post<{ person: Person }>("/api/me", { name }),
  register: (name: string, password: string) => post<{ person: Person }>("/api/account", { name, password }),
  logIn: (name: string, password: string) => post<{ person: Person }>("/api/session", { name, password }),
  logOut: () => ask<null>("DELETE", "/api/session"),
  logOutEverywhere: () => ask<null>("DELETE", "/api/sessions"),
  changePassword: (old: string, fresh: string) => ask<null>("PUT", "/api/account/password", { old, new: fresh }),
  deleteAccount: (password: string) => ask<null>("DELETE", "/api/account", { password }),

  tables: async (list: "open" | "mine") => (await get<{ tables: TableInfo[] }>(`/api/tables?list=${list}`)).tables,
  table: (id: string, watch: string | null, invite: string | null) => get<TableInfo>(`/api/tables/${id}${query({ watch, invite })}`),
  // Started by a request of its own, since our nonce may only go out once the server has bound itself to its secret.
  open: async (wish: NewTable) => {
    const table = await post<TableInfo>("/api/tables", { ...wish, start: false });
    return wish.start ? api.start(table) : table;
  },
  join: (table: TableInfo, how: { seat?: number; token?: string }) =>
    post<TableInfo>(`/api/tables/${table.id}/join`, { ...how, nonce: freshNonce(table.commitment) }),
  leave: (id: string) => post<TableInfo>(`/api/tables/${id}/leave`),
  start: (table: TableInfo): Promise<TableInfo> => post(`/api/tables/${table.id}/start`, { nonce: freshNonce(table.commitment) }),
  rematch: (id: string) => post<TableInfo>(`/api/tables/${id}/rematch`),
  playOn: (id: string, wish: PlayOnWish, watch: string | null) => post<TableInfo>(`/api/tables/${id}/play_on${query({ watch })}`, wish),
  positionAddress: (id: string, at: number, seat: number | null, watch: string | null) => `/api/tables/${id}/position${query({ at, seat, watch })}`,
  review: (id: string, watch: string | null) => get<ReviewBody>(`/api/tables/${id}/review${query({ watch })}`),
  beginReview: (id: string) => post<ReviewBody>(`/api/tables/${id}/review`),
  view: (id: string, at: number | null, seat: number | null, watch: string | null) =>
    get<StateMessage>(`/api/tables/${id}/view${query({ seat, at, watch })}`),
  board: (id: string, lang: string, at: number | null, seat: number | null, watch: string | null) =>
    get<TextBoard>(`/api/tables/${id}/board/${lang}${query({ seat, at, watch })}`),
  recordAddress: (id: string, seat: number | null, watch: string | null) => `/api/tables/${id}/record${query({ seat, watch })}`,
  socketAddress: (id: string, values: Record<string, string | number | null>) => `/api/tables/${id}/socket${query(values)}`,
};
