import {hasFix} from './applyFixes';
import type {Finding} from './rule';

/** What a run of the checks has to say. */
export interface Outcome {
  /** Number of pages that were read. */
  pages: number;
  /** What is left to mend. */
  findings: Finding[];
  /** What `--fix` has mended. */
  mended: Finding[];
}

/** The findings by file, each with its place, and the count at the end. */
export function formatText({pages, findings, mended}: Outcome): string {
  return [
    ...mended.map((finding) => `mended  ${heading(finding)}`),
    ...(mended.length > 0 ? [''] : []),
    ...findings.map(describe),
    count(pages, findings),
  ].join('\n');
}

function heading({file, line, column, rule}: Finding): string {
  return `${file}:${line}:${column}  ${rule}`;
}

function describe(finding: Finding): string {
  const {found, expected, remedy} = finding;
  return [
    heading(finding),
    `  found:    ${found}`,
    `  expected: ${expected}`,
    `  remedy:   ${remedy}`,
    '',
  ].join('\n');
}

function count(pages: number, findings: Finding[]): string {
  const files = new Set(findings.map(({file}) => file)).size;
  const fixable = findings.filter(hasFix).length;
  if (findings.length === 0) {
    return `${plural(pages, 'page')}, no fault`;
  }
  const faults = `${plural(pages, 'page')}: ${plural(findings.length, 'fault')} in ${plural(files, 'file')}`;
  return fixable === 0 ? faults : `${faults}; \`npm run check -- --fix\` mends ${fixable} of them`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
