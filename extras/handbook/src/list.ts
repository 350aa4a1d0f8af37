export interface ListedBook {
  /** File name, in the folder of the list. */
  file: string;
  title: string;
  /** URL path; missing for the whole guide. */
  area?: string;
  pages: number;
  /** In bytes. */
  size: number;
}

export interface HandbookList {
  release?: string;
  /** ISO 8601. */
  date?: string;
  books: ListedBook[];
}

/** In the folder of each language. */
export const HANDBOOK_FOLDER = 'handbook';

export const LIST_FILE = `${HANDBOOK_FOLDER}/list.json`;
