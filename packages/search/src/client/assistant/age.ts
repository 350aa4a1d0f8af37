const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const units = [
  ['day', 24 * HOUR_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** Formats an age: `2 hours ago`, `yesterday`, `now` under a minute. */
export function formatAge(ageMs: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, {numeric: 'auto'});
  const [unit, unitMs] = units.find(([, ms]) => ageMs >= ms) ?? ['second', Infinity];
  return format.format(-Math.floor(ageMs / unitMs), unit);
}
