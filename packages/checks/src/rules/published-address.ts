import {editPublished, type ContractFiles, type Published} from '@guide/content';
import type {Guide, Page} from '../guide';
import {anchorsOf} from '../headings';
import {placeIn, placeOfKey} from '../place';
import type {Edit, Place, Report, Rule} from '../rule';
import {isUnfinished} from './page-readable';

/**
 * A link that a reader holds leads to its section for good: an address that was ever published answers
 * with its page, or with a redirect to one, and a page has every anchor that it ever had.
 */
export const publishedAddress: Rule = {
  name: 'published-address',
  guide(guide, report) {
    const {contract: files} = guide.context;
    if (files) {
      const published = guide.readJson<Published>(files.published);
      reportAddresses(guide, files, published, report);
      for (const page of guide.pages) {
        const anchors = published[addressOf(page)];
        if (anchors && !page.fault) {
          reportAnchors(guide, files, page, anchors, report);
        }
      }
    }
  },
};

function addressOf(page: Page): string {
  return String(page.frontMatter.get('slug') ?? '');
}

function reportAddresses(
  guide: Guide,
  files: ContractFiles,
  published: Published,
  report: Report,
): void {
  const redirects = guide.readJson<Record<string, string>>(files.redirects);
  const pages = new Map(guide.pagesOf(guide.defaultLocale).map((page) => [addressOf(page), page]));
  for (const [address, page] of pages) {
    if (address !== '' && !(address in published)) {
      report({
        ...placeOfKey(page, 'slug'),
        found: `the address ${address}, which ${files.published} does not have`,
        expected: 'a list of all addresses that were ever published',
        remedy: `npm run check -- --fix adds it to ${files.published}.`,
        fix: fixOf(guide, files, address, anchorsToKeep(guide, page)),
      });
    }
  }
  for (const address of Object.keys(published)) {
    if (!pages.has(address) && !(address in redirects)) {
      report({
        ...placeOfText(guide, files.published, `"${address}"`),
        found: `the address ${address}, which no page and no redirect answers`,
        expected: 'every address that was published leads somewhere',
        remedy: `Add "${address}": "…" to ${files.redirects}, or move the page with npm run page -- move.`,
      });
    }
  }
  for (const [from, to] of Object.entries(redirects)) {
    if (!pages.has(to)) {
      report({
        ...placeOfText(guide, files.redirects, `"${from}"`),
        found: `a redirect from ${from} to ${to}, which is no page`,
        expected: 'the address of a page',
        remedy: 'Write the address (slug) of the page that says now what the old one said.',
      });
    }
  }
}

function reportAnchors(
  guide: Guide,
  files: ContractFiles,
  page: Page,
  anchors: string[],
  report: Report,
): void {
  const own = anchorsOf(page);
  for (const id of anchors.filter((anchor) => !own.has(anchor))) {
    report({
      ...placeOfKey(page, 'slug'),
      found: `no "${id}", which readers may have a link to (${files.published})`,
      expected: 'every anchor that was ever published, in every language',
      remedy: `Give the heading its id {#${id}} again; when the section is gone, write <a id="${id}" /> above the one that says it now, with an empty line around it.`,
    });
  }
  const kept = page.locale === guide.defaultLocale ? anchorsToKeep(guide, page) : [];
  const added = kept.filter((id) => !anchors.includes(id));
  if (added.length > 0) {
    report({
      ...placeOfKey(page, 'slug'),
      found: `${added.map((id) => `#${id}`).join(', ')}, which ${files.published} does not have`,
      expected: 'a list of all anchors that were ever published',
      remedy: `npm run check -- --fix adds them to ${files.published}; from then on they stay.`,
      fix: fixOf(guide, files, addressOf(page), [...anchors, ...added]),
    });
  }
}

/** The anchors of a page that its links may rely on: those of every language, once it is written. */
function anchorsToKeep(guide: Guide, page: Page): string[] {
  const translations = guide.pages.filter(({source}) => source === page.source);
  return isUnfinished(page.text)
    ? []
    : [...anchorsOf(page)].filter((id) => translations.every((other) => anchorsOf(other).has(id)));
}

function fixOf(
  guide: Guide,
  {published: file}: ContractFiles,
  address: string,
  anchors: string[],
): Edit {
  return {file, ...editPublished(guide.readFile(file), address, anchors)};
}

/** Where a text stands first in a file; its first line, when it does not stand there. */
function placeOfText(guide: Guide, file: string, text: string): Place {
  const content = guide.readFile(file);
  return placeIn(file, content, Math.max(0, content.indexOf(text)));
}
