import type {Replacement} from '@guide/content';
import type {Context} from './context';
import type {Guide} from './guide';
import type {Page} from './page';

/** Lines and columns start at 1. */
export interface SourceLocation {
  file: string;
  line: number;
  column: number;
}

export interface Edit extends Replacement {
  file: string;
}

export interface Finding extends SourceLocation {
  rule: string;
  found: string;
  expected: string;
  remedy: string;
  /** Applied by `--fix`. Omit it if the edit could be wrong. */
  fix?: Edit;
}

export type Report = (finding: Omit<Finding, 'rule'>) => void;

/** Rule that only needs one page, so that editors can run it. */
export interface PageRule {
  name: string;
  checkPage(page: Page, report: Report, context: Context): void;
}

export interface Rule {
  name: string;
  check(guide: Guide, report: Report): void | Promise<void>;
}

export function pageRule(name: string, checkPage: PageRule['checkPage']): PageRule {
  return {name, checkPage};
}
