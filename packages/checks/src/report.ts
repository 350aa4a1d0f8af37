import type {Finding} from './rule';

export interface CheckResult {
  pages: number;
  /** Without the fixed ones. */
  findings: Finding[];
  fixed: Finding[];
}

export function formatText({pages, findings, fixed}: CheckResult): string {
  const files = new Set(findings.map(({file}) => file)).size;
  const fixable = findings.filter(({fix}) => fix).length;
  const faults = `${plural(findings.length, 'fault')} in ${plural(files, 'file')}`;
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
    `${plural(pages, 'page')}: ${findings.length === 0 ? 'no fault' : faults}`,
    ...(fixable > 0 ? [`\`npm run check -- --fix\` fixes ${fixable} of them.`] : []),
  ].join('\n');
}

function heading({file, line, column, rule}: Finding): string {
  return `${file}:${line}:${column}  ${rule}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
