import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Guide} from './guide';
import {setPageOf, type Page} from './page';
import type {PageMessage, PageRule} from './pageRule';
import type {Finding, Rule} from './rule';

/** Runs rules on the guide. Returns the findings, sorted by location. */
export async function checkGuide(
  guide: Guide,
  rules: readonly (PageRule | Rule)[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const lint = unified().use(remarkParse);
  for (const rule of rules) {
    if (typeof rule === 'function') {
      lint.use(rule, guide.context);
    } else {
      await rule.check(guide, (finding) => findings.push({...finding, rule: rule.name}));
    }
  }
  lint.freeze();
  for (const page of guide.pages) {
    findings.push(...lintPage(page, (file) => lint.runSync(page.tree, file)));
  }
  return findings.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

function lintPage(page: Page, run: (file: VFile) => unknown): Finding[] {
  const file = new VFile({path: page.file, value: page.text});
  setPageOf(file, page);
  run(file);
  return file.messages.flatMap(({finding, ruleId}: PageMessage) =>
    finding ? [{...finding, rule: ruleId!}] : [],
  );
}
