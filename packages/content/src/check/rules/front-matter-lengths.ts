import {frontMatterOf} from '../page';
import {pageRule} from '../pageRule';
import {placeOfKey} from '../place';

/** Characters. Search results cut what is longer; what is shorter says too little to choose a page by. */
const bounds = {
  title: {least: 3, most: 60},
  sidebar_label: {least: 3, most: 40},
  description: {least: 50, most: 160},
};

/** Each page has the texts that stand for it elsewhere. */
export const frontMatterLengths = pageRule('front-matter-lengths', (page, report) => {
  const frontMatter = frontMatterOf(page);
  for (const [key, {least, most}] of Object.entries(bounds)) {
    const {length} = String(frontMatter?.[key] ?? '');
    if (frontMatter && (length < least || length > most)) {
      report({
        ...placeOfKey(page, key),
        found: `a ${key} of ${length} characters`,
        expected: `${least} to ${most} characters`,
        remedy: length > most ? 'Shorten it: what is longer is cut off.' : 'Say more.',
      });
    }
  }
});
