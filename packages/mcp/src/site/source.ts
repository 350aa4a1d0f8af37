/** Where the files of a published site are read. */
export interface Source {
  /** What the operator calls it. Not for who asks: it may be a path of the machine. */
  name: string;
  /** Where the site is live, with a slash at its end; a folder has none. */
  address?: string;
  /**
   * Reads a file by its path from where the site begins.
   *
   * @returns its text; nothing when the site has no such file
   * @throws when it cannot be said, or the file is larger than `MAX_FILE_BYTES`
   */
  read(path: string): Promise<string | undefined>;
}

/** Far more than the index of three thousand pages. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;
