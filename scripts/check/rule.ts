import type {Replacement} from '../replacements';
import type {Guide, Page} from './guide';

/** A place in a file: line and column from 1, as editors count. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A change of a file that mends a finding. */
export interface Edit extends Replacement {
  file: string;
}

/** What a rule says of a place. */
export interface Finding extends Place {
  rule: string;
  /** What stands there. */
  found: string;
  /** What should stand there. */
  expected: string;
  /** The edit or the command that mends it, as one says it to a writer. */
  remedy: string;
  /** Only where the edit is safe: `--fix` makes it without a look. */
  fix?: Edit;
}

export type Report = (finding: Omit<Finding, 'rule'>) => void;

/** One thing that pages must hold to. It says all that it finds: nothing stops it. */
export interface Rule {
  /** Name of its file in `rules/`. */
  name: string;
  /** Looks at a page by itself. */
  page?(page: Page, report: Report): void;
  /** Looks at what pages have to do with each other, or with other files. */
  guide?(guide: Guide, report: Report): void | Promise<void>;
}
