import {placeOfText, publishedFile, readRedirects, redirectsFile} from '../contract';
import type {Guide} from '../guide';
import {placeOfKey} from '../place';
import type {Edit, Rule} from '../rule';

/** An address that was ever published answers for good: with its page, or with a redirect to one. */
export const routeRedirect: Rule = {
  name: 'route-redirect',
  async guide(guide, report) {
    const redirects = await readRedirects(guide);
    const published = guide.readJson<string[]>(publishedFile);
    const pages = new Map(guide.pagesOf('en').map((page) => [page.frontMatter.get('slug'), page]));
    const answered = new Set([...pages.keys(), ...redirects.map(({from}) => from)]);
    for (const [address, page] of pages) {
      if (typeof address === 'string' && !published.includes(address)) {
        report({
          ...placeOfKey(page, 'slug'),
          found: `the address ${address}, which ${publishedFile} does not have`,
          expected: 'a list of all addresses that were ever published',
          remedy: `Add "${address}" to ${publishedFile}; npm run check -- --fix does it.`,
          fix: addition(guide, published, address),
        });
      }
    }
    for (const address of published.filter((one) => !answered.has(one))) {
      report({
        ...placeOfText(guide, publishedFile, `"${address}"`),
        found: `the address ${address}, which no page and no redirect answers`,
        expected: 'every address that was published leads somewhere',
        remedy: `Add {from: '${address}', to: '…'} to ${redirectsFile}, or move the page with npm run move:page.`,
      });
    }
    for (const {from, to} of redirects.filter((redirect) => !pages.has(redirect.to))) {
      report({
        ...placeOfText(guide, redirectsFile, `'${from}'`),
        found: `a redirect from ${from} to ${to}, which is no page`,
        expected: 'the address of a page',
        remedy: 'Write the address (slug) of the page that says now what the old one said.',
      });
    }
  },
};

/** The edit that puts an address into the list, which is sorted. */
function addition(guide: Guide, published: string[], address: string): Edit {
  const text = guide.readFile(publishedFile);
  const next = published.find((one) => one > address);
  const start = next === undefined ? text.lastIndexOf('"') + 1 : text.indexOf(`"${next}"`);
  const added = next === undefined ? `,\n  "${address}"` : `"${address}",\n  `;
  return {file: publishedFile, start, end: start, text: added};
}
