import {hasFix} from './applyFixes';
import type {Finding} from './rule';

export interface CheckResult {
  pages: number;
  /** Without the fixed ones. */
  findings: Finding[];
  fixed: Finding[];
}

export function formatText({pages, findings, fixed}: CheckResult): string {
  return [
    ...fixed.map((finding) => `fixed  ${heading(finding)}`),
    ...(fixed.length > 0 ? [''] : []),
    ...findings.flatMap((finding) => [
      heading(finding),
      `  found:    ${finding.found}`,
      `  expected: ${finding.expected}`,
      `  remedy:   ${finding.remedy}`,
      '',
    ]),
    count(pages, findings),
  ].join('\n');
}

function heading({file, line, column, rule}: Finding): string {
  return `${file}:${line}:${column}  ${rule}`;
}

function count(pages: number, findings: Finding[]): string {
  const files = new Set(findings.map(({file}) => file)).size;
  const fixable = findings.filter(hasFix).length;
  if (findings.length === 0) {
    return `${plural(pages, 'page')}, no fault`;
  }
  const faults = `${plural(pages, 'page')}: ${plural(findings.length, 'fault')} in ${plural(files, 'file')}`;
  return fixable === 0 ? faults : `${faults}; \`npm run check -- --fix\` fixes ${fixable} of them`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
