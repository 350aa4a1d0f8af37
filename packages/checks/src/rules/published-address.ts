import {editPublished, isPlainPath, type ContractFiles, type Published} from '@guide/content';
import type {Guide, Page} from '../guide';
import {anchorsOf} from '../headings';
import {locationIn, locationOfKey} from '../location';
import type {Edit, SourceLocation, Report, Rule} from '../rule';
import {isUnfinished} from './page-readable';

/** Requires a page or redirect for every URL ever published, with all its anchors. */
export const publishedAddress: Rule = {
  name: 'published-address',
  check(guide, report) {
    const {contract: files} = guide.context;
    if (files) {
      const published = guide.readJson<Published>(files.published);
      reportAddresses(guide, files, published, report);
      for (const page of guide.pages) {
        const anchors = published[addressOf(page)];
        if (anchors && !page.syntaxError) {
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
        ...locationOfKey(page, 'slug'),
        found: `the address ${address}, which is missing from ${files.published}`,
        expected: 'a list of all addresses that were ever published',
        remedy: `Run npm run check -- --fix to add it to ${files.published}.`,
        fix: fixOf(guide, files, address, anchorsToKeep(guide, page)),
      });
    }
  }
  for (const address of Object.keys(published)) {
    if (!pages.has(address) && !(address in redirects)) {
      report({
        ...locationOfText(guide, files.published, `"${address}"`),
        found: `the address ${address}, which has no page and no redirect`,
        expected: 'a page or a redirect for every address that was ever published',
        remedy: `Add "${address}": "…" to ${files.redirects}, or move the page with npm run page -- move.`,
      });
    }
  }
  for (const [from, to] of Object.entries(redirects)) {
    if (![from, to].every(isPlainPath)) {
      report({
        ...locationOfText(guide, files.redirects, JSON.stringify(from)),
        found: `a redirect from ${JSON.stringify(from)} to ${JSON.stringify(to)}`,
        expected: 'paths of letters, digits, ".", "_", "~" and "-", such as "/old/page.html"',
        remedy: 'Correct the paths: hosts would misread other characters.',
      });
    } else if (!pages.has(to)) {
      report({
        ...locationOfText(guide, files.redirects, `"${from}"`),
        found: `a redirect from ${from} to ${to}, which is not a page`,
        expected: 'the address of a page',
        remedy: 'Write the address (slug) of the page that replaces the old one.',
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
  const existing = anchorsOf(page);
  for (const id of anchors.filter((anchor) => !existing.has(anchor))) {
    report({
      ...locationOfKey(page, 'slug'),
      found: `no anchor "${id}", although it was published (${files.published})`,
      expected: 'every anchor that was ever published, in every language',
      remedy: `Give the heading its id {#${id}} again; if the section was removed, write <a id="${id}" /> above the one that replaces it, between empty lines.`,
    });
  }
  const currentAnchors = page.locale === guide.defaultLocale ? anchorsToKeep(guide, page) : [];
  const newAnchors = currentAnchors.filter((id) => !anchors.includes(id));
  if (newAnchors.length > 0) {
    report({
      ...locationOfKey(page, 'slug'),
      found: `${newAnchors.map((id) => `#${id}`).join(', ')}, missing from ${files.published}`,
      expected: 'a list of all anchors that were ever published',
      remedy: `Run npm run check -- --fix to add them to ${files.published}. From then on, they must not be removed.`,
      fix: fixOf(guide, files, addressOf(page), [...anchors, ...newAnchors]),
    });
  }
}

/** Returns the anchors that exist in every language; none while the page is unfinished. */
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

/** Falls back to line 1. */
function locationOfText(guide: Guide, file: string, text: string): SourceLocation {
  const content = guide.readFile(file);
  return locationIn(file, content, Math.max(0, content.indexOf(text)));
}
