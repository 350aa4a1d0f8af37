import {anchorsOf} from '../headings';
import {fixPublished, readContract} from '../contract';
import type {Guide, Page} from '../guide';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';
import {isUnfinished} from './page-unfinished';

/** A link that a reader holds leads to its section for good: anchors that were published stay, in every language. */
export const routeAnchor: Rule = {
  name: 'route-anchor',
  guide(guide, report) {
    const contract = readContract(guide);
    for (const page of guide.pages) {
      const address = String(page.frontMatter.get('slug') ?? '');
      const anchors = contract?.published[address];
      if (!contract || !anchors || page.fault) {
        continue;
      }
      const {published: file} = contract.files;
      const own = anchorsOf(page);
      for (const id of anchors.filter((anchor) => !own.has(anchor))) {
        report({
          ...placeOfKey(page, 'slug'),
          found: `no "${id}", which readers may have a link to (${file})`,
          expected: 'every anchor that was ever published, in every language',
          remedy: `Give the heading its id {#${id}} again; when the section is gone, write <a id="${id}" /> above the one that says it now, with an empty line around it.`,
        });
      }
      const kept = page.locale === guide.defaultLocale ? anchorsToKeep(guide, page) : [];
      const added = kept.filter((id) => !anchors.includes(id));
      if (added.length > 0) {
        report({
          ...placeOfKey(page, 'slug'),
          found: `${added.map((id) => `#${id}`).join(', ')}, which ${file} does not have`,
          expected: 'a list of all anchors that were ever published',
          remedy: `npm run check -- --fix adds them to ${file}; from then on they stay.`,
          fix: fixPublished(guide, contract, address, [...anchors, ...added]),
        });
      }
    }
  },
};

/** The anchors of a page that its links may rely on: those of every language, once it is written. */
export function anchorsToKeep(guide: Guide, page: Page): string[] {
  const translations = guide.pages.filter(({source}) => source === page.source);
  return isUnfinished(page.text)
    ? []
    : [...anchorsOf(page)].filter((id) => translations.every((other) => anchorsOf(other).has(id)));
}
