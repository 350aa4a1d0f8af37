/** A change of a file: a text that stands there once, and what stands in its place. */
export interface Edit {
  file: string;
  find: string;
  replace: string;
}

/** A fault that is put into a copy of the project, and what must be said of it. */
export interface SeededFault extends Edit {
  /** The rule that sees it. */
  rule: string;
  /** Changes that the fault needs beside its own. */
  with?: Edit[];
  /** The finding is where the two texts begin to differ, or in the line of this text. */
  at?: {file: string; text: string};
  /** Rules that may see it too, on the page or on its twin; elsewhere with the file: `rule file`. */
  also?: string[];
  /** `--fix` puts the text back. */
  isMended?: true;
}
