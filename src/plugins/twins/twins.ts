/** What decides at which address a page stands, and whether it is published. */
export interface Address {
  draft?: unknown;
  id?: unknown;
  slug?: unknown;
}

/** A page of the language that is being built. */
export interface Page {
  permalink: string;
  /** The front matter of its file, and of the file that the other language shows in its place. */
  own: Address;
  other: Address;
  /** Addresses of the lists that hold the page: tags, the list of a blog. */
  lists: string[];
}

/** Whether the other language has the page, and at the same address. */
export function hasTwin({own, other}: Pick<Page, 'own' | 'other'>): boolean {
  return other.draft !== true && own.slug === other.slug && own.id === other.id;
}

/** The addresses that the other language lacks: pages, and lists of such pages alone. */
export function findLonely(pages: Page[]): string[] {
  const listed = new Set(pages.filter(hasTwin).flatMap(({lists}) => lists));
  const lonely = pages.filter((page) => !hasTwin(page));
  return [
    ...lonely.map(({permalink}) => permalink),
    ...new Set(lonely.flatMap(({lists}) => lists.filter((list) => !listed.has(list)))),
  ];
}
