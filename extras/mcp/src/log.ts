/** Writes to stderr, because stdout carries the protocol. */
export function log(entry: unknown): void {
  const text = entry instanceof Error ? entry.message : String(entry);
  process.stderr.write(`${text.replace(/\p{Cc}+/gu, ' ').slice(0, 500)}\n`);
}
