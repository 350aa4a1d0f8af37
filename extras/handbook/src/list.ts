export interface ListedBook {
  /** File name, in the folder of the list. */
  file: string;
  /** URL path; missing for the whole guide. */
  area?: string;
  /** In bytes. */
  size: number;
}

export interface HandbookList {
  books: ListedBook[];
}

/** In the folder of each language. */
export const LIST_FILE = 'handbook/list.json';
