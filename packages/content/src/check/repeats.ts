/** An item that stands again. */
export interface Repeat<Item> {
  item: Item;
  /** The first that is the same. */
  first: Item;
}

/**
 * What stands more than once, each time but the first.
 *
 * @param sameness the same for two items that are the same; those that have none count as different
 */
export function repeatsOf<Item>(
  items: readonly Item[],
  sameness: (item: Item) => string,
): Repeat<Item>[] {
  const seen = new Map<string, Item>();
  return items.flatMap((item) => {
    const own = sameness(item);
    const first = seen.get(own);
    seen.set(own, first ?? item);
    return first !== undefined && own !== '' ? [{item, first}] : [];
  });
}
