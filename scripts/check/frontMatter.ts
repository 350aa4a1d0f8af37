import {isMap} from 'yaml';
import type {Page} from './guide';

/** What the front matter says; `undefined` when it is no valid YAML: `front-matter-yaml` says so. */
export function frontMatterOf({frontMatter}: Page): Record<string, unknown> | undefined {
  if (frontMatter.errors.length > 0) {
    return undefined;
  }
  return isMap(frontMatter.contents) ? (frontMatter.toJS() as Record<string, unknown>) : {};
}
