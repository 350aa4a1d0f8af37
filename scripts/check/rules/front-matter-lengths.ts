import {frontMatterOf} from '../frontMatter';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';

/** Characters. Search results cut what is longer; what is shorter says too little to choose a page by. */
const bounds = {
  title: {least: 3, most: 60},
  sidebar_label: {least: 3, most: 40},
  description: {least: 50, most: 160},
};

export const frontMatterLengths: Rule = {
  name: 'front-matter-lengths',
  page(page, report) {
    for (const [key, {least, most}] of Object.entries(bounds)) {
      const value = frontMatterOf(page)?.[key];
      const length = typeof value === 'string' ? value.length : undefined;
      if (length !== undefined && (length < least || length > most)) {
        report({
          ...placeOfKey(page, key),
          found: `a ${key} of ${length} characters`,
          expected: `${least} to ${most} characters`,
          remedy: length > most ? 'Shorten it: what is longer is cut off.' : 'Say more.',
        });
      }
    }
  },
};
