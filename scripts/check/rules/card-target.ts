import {componentsOf, textAttribute} from '../components';
import {categoryAddresses, readSidebars} from '../contract';
import {nearest} from '../nearest';
import {placeOf} from '../place';
import type {Rule} from '../rule';

/** A card leads to the address of a page or of a category, without the language. */
export const cardTarget: Rule = {
  name: 'card-target',
  async guide(guide, report) {
    const pages = guide.pagesOf('en').map(({frontMatter}) => String(frontMatter.get('slug')));
    const known = [...pages, ...categoryAddresses(await readSidebars(guide))];
    for (const page of guide.pages) {
      for (const card of componentsOf(page).filter(({name}) => name === 'Card')) {
        const to = textAttribute(card, 'to');
        if (to !== undefined && !known.includes(to)) {
          const meant = nearest(to, known);
          report({
            ...placeOf(page, card),
            found: `to="${to}", which is no page`,
            expected: 'the address of a page (its slug) or of a category, without the language',
            remedy: meant
              ? `Write to="${meant}".`
              : 'Copy the slug from the front matter of the page.',
          });
        }
      }
    }
  },
};
