import path from 'node:path';
import {componentsOf, textAttribute} from '../components';
import type {Guide, Page} from '../guide';
import {anchorsOf} from '../headings';
import {linksOf} from '../links';
import {placeAt, placeOf} from '../place';
import type {Report, Rule} from '../rule';

/**
 * A page of a version that was cut is whole: its links lead to pages of the version, its labels are
 * those that were frozen with it, and it is there in every language.
 */
export const frozenPage: Rule = {
  name: 'frozen-page',
  guide(guide, report) {
    for (const page of guide.pages) {
      checkLinks(guide, page, report);
      checkLabels(guide, page, report);
    }
    for (const page of guide.pagesOf(guide.defaultLocale)) {
      for (const [locale, folder] of Object.entries(guide.context.folders)) {
        if (!guide.pageAt(locale, page.source)) {
          report({
            ...placeAt(page, 0),
            found: `no translation ${folder}/${page.source}`,
            expected: 'the page in every language',
            remedy: 'Bring the file back, or write it: until then readers get the original.',
          });
        }
      }
    }
  },
};

function checkLinks(guide: Guide, page: Page, report: Report): void {
  for (const {url, place} of linksOf(page)) {
    const [, file, anchor] = /^((?:\.\.?\/)?[^#?:]*\.mdx?)?(?:#(.*))?$/.exec(url) ?? [];
    const source = file && path.posix.join(path.posix.dirname(page.source), decodeURI(file));
    // Without a translation, readers get the original.
    const target = source
      ? (guide.pageAt(page.locale, source) ?? guide.pageAt(guide.defaultLocale, source))
      : page;
    if (!target || (anchor && !anchorsOf(target).has(anchor))) {
      report({
        ...place,
        found: `a link to ${url}, which is not there`,
        expected: 'a page, and a heading, of the same version',
        remedy: 'Write the path of a page of the version, or take the link out.',
      });
    }
  }
}

function checkLabels(guide: Guide, page: Page, report: Report): void {
  // Without a label in their language, readers get that of the default one.
  const known = guide.context.labels?.[guide.defaultLocale] ?? {};
  for (const component of componentsOf(page)) {
    const isLabel = component.name === 'Label' || component.name === 'MenuPath';
    const keys = isLabel ? (textAttribute(component, 'k')?.split('>') ?? ['']) : [];
    for (const key of keys.map((one) => one.trim()).filter((one) => !Object.hasOwn(known, one))) {
      report({
        ...placeOf(page, component),
        found: `the label "${key}", which the version does not have`,
        expected: 'a label that was frozen with the page',
        remedy: 'Correct the key, or add the label to the data of the version in versioned_data.',
      });
    }
  }
}
