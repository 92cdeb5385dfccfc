// Addresses to give to others.
export const absolute = (path: string): string => new URL(path, location.origin).href;

export async function copyLink(path: string): Promise<void> {
  await navigator.clipboard.writeText(absolute(path));
}

/** The address of one moment for whoever gets it: it carries the token to watch, and a seat's eyes once all is open. */
export function sharedMoment(info: { id: string; watch?: string }, at: number, seat: number | null): string {
  const token = info.watch ? new URL(info.watch, location.origin).searchParams.get("watch") : null;
  return momentLink(info.id, at, seat, token);
}

/** The address of one moment as one seat saw it. */
export function momentLink(id: string, at: number | null, seat: number | null, watch: string | null): string {
  const values: [string, string][] = [];
  if (at !== null) values.push(["at", String(at)]);
  if (at !== null && seat !== null) values.push(["seat", String(seat)]);
  if (watch) values.push(["watch", watch]);
  const query = new URLSearchParams(values).toString();
  return `/t/${id}${query ? `?${query}` : ""}`;
}
