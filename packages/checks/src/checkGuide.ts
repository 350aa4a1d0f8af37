import type {Guide} from './guide';
import type {Finding, PageRule, Report, Rule} from './rule';

/** Runs rules on the guide. Returns the findings, sorted by location. */
export async function checkGuide(
  guide: Guide,
  rules: readonly (PageRule | Rule)[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const rule of rules) {
    const report: Report = (finding) => findings.push({...finding, rule: rule.name});
    if ('check' in rule) {
      await rule.check(guide, report);
    } else {
      guide.pages.forEach((page) => rule.checkPage(page, report, guide.context));
    }
  }
  return findings.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
