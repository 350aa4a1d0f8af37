/**
 * Counts how often each of many values comes, in bounded memory: when there are too many, those
 * that came least are forgotten, so that what comes often is kept whatever else is sent.
 *
 * @see Manku and Motwani, Approximate Frequency Counts over Data Streams (2002)
 */
export class Counts<Value = number> {
  private readonly values = new Map<string, {count: number; value: Value | undefined}>();
  /** What was forgotten came so often in all. */
  forgotten = 0;

  /** @param most how many values are kept at least */
  constructor(private readonly most: number) {}

  /** Counts a value once more. @param update what is kept beside the count, from what was kept */
  add(key: string, update?: (before: Value | undefined) => Value): void {
    const entry = this.values.get(key) ?? {count: 0, value: undefined};
    entry.count += 1;
    entry.value = update ? update(entry.value) : entry.value;
    this.values.set(key, entry);
    if (this.values.size > 2 * this.most) {
      this.forgetRarest();
    }
  }

  /** The values, those that came most often first. */
  sorted(): Array<{key: string; count: number; value: Value | undefined}> {
    return [...this.values]
      .map(([key, entry]) => ({key, ...entry}))
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  }

  private forgetRarest(): void {
    for (const {key, count} of this.sorted().slice(this.most)) {
      this.values.delete(key);
      this.forgotten += count;
    }
  }
}
