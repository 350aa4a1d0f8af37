import {folderWith, type Files} from '../../../content/src/__tests__/files';
import {checkGuide} from '../checkGuide';
import {Guide} from '../guide';
import type {Finding, PageRule, Rule} from '../rule';
import {testContext} from './testContext';

export function findingsIn(rule: PageRule | Rule, files: Files): Promise<Finding[]> {
  const contract = {'contract/published.json': '{}', 'contract/redirects.json': '{}'};
  const root = folderWith({...contract, ...files});
  return checkGuide(Guide.read({...testContext, root}), [rule]);
}

/** Returns findings as `file:line found`. */
export async function foundIn(rule: Rule, files: Files): Promise<string[]> {
  const findings = await findingsIn(rule, files);
  return findings.map(({file, line, found}) => `${file}:${line} ${found}`);
}
