import type {Guide} from './guide';
import type {Finding, Rule} from './rule';

/** What all rules find, in the order of files and lines. */
export async function checkGuide(guide: Guide, rules: Rule[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const report = (finding: Omit<Finding, 'rule'>) => {
      findings.push({...finding, rule: rule.name});
    };
    guide.pages.forEach((page) => rule.page?.(page, report));
    await rule.guide?.(guide, report);
  }
  return findings.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
