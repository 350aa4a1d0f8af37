/** A page of the site, by what an address may be near to. */
export interface KnownPage {
  /** Address from the root of the host. */
  path: string;
  title: string;
  /** Whether no menu leads to it. */
  unlisted?: true;
  /** Other addresses that lead to it. */
  aliases?: string[];
}

/** Beside the pages of a language: the list of them all. */
export const PAGE_LIST = 'pages.json';
