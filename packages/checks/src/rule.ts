import type {Replacement} from '@guide/content';
import type {Guide} from './guide';

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

/** A rule about what pages have to do with each other, or with other files. It reports all that it finds. */
export interface Rule {
  /** Name of its file in `rules/`. */
  name: string;
  guide(guide: Guide, report: Report): void | Promise<void>;
}
