import {knownKeys} from '../../../src/markdown/frontMatter';
import {frontMatterOf} from '../frontMatter';
import {nearest} from '../nearest';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';

const known: readonly string[] = knownKeys.docs;
const required = ['id', 'slug', 'title', 'sidebar_label', 'description'];

/** A key that is unknown has no effect; without the required ones a page has no name or address. */
export const frontMatterKeys: Rule = {
  name: 'front-matter-keys',
  page(page, report) {
    const frontMatter = frontMatterOf(page);
    if (!frontMatter) {
      return;
    }
    const keys = Object.keys(frontMatter);
    const unknown = keys.filter((key) => !known.includes(key));
    const meant = unknown.map((key) => nearest(key, known));
    unknown.forEach((key, index) => {
      const best = meant[index];
      report({
        ...placeOfKey(page, key),
        found: `the key "${key}"`,
        expected: `one of ${known.join(', ')}`,
        remedy: best ? `Write "${best}".` : 'Remove the line.',
      });
    });
    // A key that is misspelt is one fault, not two.
    for (const key of required.filter((one) => !keys.includes(one) && !meant.includes(one))) {
      report({
        file: page.file,
        line: 1,
        column: 1,
        found: `no key "${key}"`,
        expected: `the keys ${required.join(', ')}`,
        remedy: `Add a line "${key}: …" to the front matter.`,
      });
    }
  },
};
