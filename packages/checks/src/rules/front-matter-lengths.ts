import {frontMatterOf} from '../page';
import {pageRule} from '../pageRule';
import {placeOfKey} from '../place';

/** Characters. Search results cut what is longer; what is shorter says too little to choose a page by. */
const bounds = {
  title: {min: 3, max: 60},
  sidebar_label: {min: 3, max: 40},
  description: {min: 50, max: 160},
};

/** Each page has the texts that stand for it elsewhere. */
export const frontMatterLengths = pageRule('front-matter-lengths', (page, report) => {
  const frontMatter = frontMatterOf(page);
  for (const [key, {min, max}] of Object.entries(bounds)) {
    const {length} = String(frontMatter?.[key] ?? '');
    if (frontMatter && (length < min || length > max)) {
      report({
        ...placeOfKey(page, key),
        found: `a ${key} of ${length} characters`,
        expected: `${min} to ${max} characters`,
        remedy: length > max ? 'Shorten it: what is longer is cut off.' : 'Say more.',
      });
    }
  }
});
