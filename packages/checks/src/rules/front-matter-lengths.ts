import {frontMatterOf} from '../page';
import {pageRule} from '../rule';
import {locationOfKey} from '../location';

/** In characters. Search engines truncate longer titles and descriptions. */
const bounds = {
  title: {min: 3, max: 60},
  sidebar_label: {min: 3, max: 40},
  description: {min: 50, max: 160},
};

export const frontMatterLengths = pageRule('front-matter-lengths', (page, report) => {
  const frontMatter = frontMatterOf(page);
  for (const [key, {min, max}] of Object.entries(bounds)) {
    const {length} = String(frontMatter?.[key] ?? '');
    if (frontMatter && (length < min || length > max)) {
      report({
        ...locationOfKey(page, key),
        found: `a ${key} of ${length} characters`,
        expected: `${min} to ${max} characters`,
        remedy: length > max ? 'Shorten it.' : 'Add detail.',
      });
    }
  }
});
