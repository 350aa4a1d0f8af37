/** A file of a published site. It is the same object as long as its content is the same. */
export interface PublishedFile {
  text: string;
}

/** Where the files of a published site are read. */
export interface Source {
  /** What the operator calls it. Not for who asks: it may be a path of the machine. */
  name: string;
  /** Where the site is live, with a slash at its end; a folder has none. */
  address?: string;
  /**
   * Reads a file by its path from where the site begins.
   *
   * @returns nothing when the site has no such file
   * @throws when it cannot be said, or the file is larger than `MAX_FILE_BYTES`
   */
  read(path: string): Promise<PublishedFile | undefined>;
}

/** Far more than the index of three thousand pages. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** How much of what was read is kept, in characters. */
export const MAX_KEPT_CHARACTERS = 64 * 1024 * 1024;
