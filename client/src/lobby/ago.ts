// How long ago, in the reader's language.
const STEPS: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [Infinity, "day"],
];

/** `time` in milliseconds since 1970. */
export function ago(time: number, now = Date.now(), lang = document.documentElement.lang): string {
  let amount = Math.max(0, Math.round((now - time) / 1000));
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [size, unit] of STEPS) {
    if (amount < size) return format.format(-amount, unit);
    amount = Math.round(amount / size);
  }
  return "";
}
