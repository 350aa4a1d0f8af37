import {editPublishedUrls, isPlainPath, type ContractFiles, type Published} from '@guide/content';
import type {Guide} from '../guide';
import {anchorsOf} from '../headings';
import {locationAt, locationOfKey} from '../location';
import type {Page} from '../page';
import type {SourceLocation, Report, Rule} from '../rule';
import {isUnfinished} from './page-readable';

/** Requires a page or redirect for every URL ever published, with all its anchors. */
export const publishedAddress: Rule = {
  name: 'published-address',
  check(guide, report) {
    const {contract} = guide.context;
    if (contract) {
      const published = guide.readJson<Published>(contract.published);
      reportRoutes(guide, contract, Object.keys(published), report);
      guide.pages.forEach((page) => reportPage(guide, contract, page, published, report));
    }
  },
};

function slugOf(page: Page): string {
  return String(page.frontMatter.get('slug') ?? '');
}

function reportRoutes(
  guide: Guide,
  files: ContractFiles,
  published: string[],
  report: Report,
): void {
  const redirects = guide.readJson<Record<string, string>>(files.redirects);
  const slugs = guide.pagesOf(guide.defaultLocale).map(slugOf);
  for (const slug of published.filter((one) => !slugs.includes(one) && !(one in redirects))) {
    report({
      ...locationOfText(guide, files.published, slug),
      found: `the URL ${slug}, which has no page and no redirect`,
      expected: 'a page or a redirect for every URL that was ever published',
      remedy: `Add "${slug}": "…" to ${files.redirects}, or move the page with npm run page -- move.`,
    });
  }
  for (const [from, to] of Object.entries(redirects)) {
    if (!isPlainPath(from) || slugs.includes(from)) {
      report({
        ...locationOfText(guide, files.redirects, from),
        found: `a redirect from ${from}, which is ${slugs.includes(from) ? 'a page' : 'not a URL path'}`,
        expected: 'a former path that starts with a slash',
        remedy: 'Write the path of the page that no longer exists, such as "/old/".',
      });
    }
    if (!slugs.includes(to)) {
      report({
        ...locationOfText(guide, files.redirects, from),
        found: `a redirect from ${from} to ${to}, which is not a page`,
        expected: 'the URL of a page',
        remedy: 'Write the slug of the page that replaces the old one.',
      });
    }
  }
}

function reportPage(
  guide: Guide,
  {published: file}: ContractFiles,
  page: Page,
  published: Published,
  report: Report,
): void {
  const slug = slugOf(page);
  const anchors = published[slug];
  const location = locationOfKey(page, 'slug');
  if (page.syntaxError) {
    return;
  }
  const existing = anchorsOf(page);
  for (const id of (anchors ?? []).filter((anchor) => !existing.has(anchor))) {
    report({
      ...location,
      found: `no anchor "${id}", although it was published (${file})`,
      expected: 'every anchor that was ever published, in every language',
      remedy: `Give the heading its id {#${id}} again; if the section was removed, write <a id="${id}" /> above the one that replaces it, between empty lines.`,
    });
  }
  const added = anchorsToKeep(guide, page).filter((id) => !anchors?.includes(id));
  if (page.locale === guide.defaultLocale && slug !== '' && (!anchors || added.length > 0)) {
    const missing = anchors ? added.map((id) => `#${id}`).join(', ') : `the URL ${slug}`;
    report({
      ...location,
      found: `${missing}, missing from ${file}`,
      expected: 'a list of all URLs and anchors that were ever published',
      remedy: `Run npm run check -- --fix to add them to ${file}. From then on, they must not be removed.`,
      fix: {file, ...editPublishedUrls(guide.readFile(file), slug, [...(anchors ?? []), ...added])},
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

function locationOfText(guide: Guide, file: string, key: string): SourceLocation {
  const text = guide.readFile(file);
  return locationAt({file, text}, Math.max(0, text.indexOf(JSON.stringify(key))));
}
