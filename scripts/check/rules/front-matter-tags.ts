import {parse} from 'yaml';
import {frontMatterOf} from '../frontMatter';
import {suggest} from '../nearest';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';

/** The closed set of tags. */
const file = 'docs/tags.yml';

export const frontMatterTags: Rule = {
  name: 'front-matter-tags',
  guide(guide, report) {
    const known = Object.keys(parse(guide.readFile(file)) as Record<string, unknown>);
    for (const page of guide.pages) {
      const tags = frontMatterOf(page)?.tags;
      for (const tag of Array.isArray(tags) ? tags.map(String) : []) {
        if (!known.includes(tag)) {
          report({
            ...placeOfKey(page, 'tags'),
            found: `the tag "${tag}"`,
            expected: `tags of ${file}: ${known.join(', ')}`,
            remedy: suggest(tag, known),
          });
        }
      }
    }
  },
};
