import {placeOfText, publishedFile, readRedirects, redirectsFile} from '../contract';
import type {Rule} from '../rule';

/** An address that was ever published answers for good: with its page, or with a redirect to one. */
export const routeRedirect: Rule = {
  name: 'route-redirect',
  async guide(guide, report) {
    const redirects = await readRedirects(guide);
    const published = guide.readJson<string[]>(publishedFile);
    const pages = new Set(guide.pagesOf('en').map(({frontMatter}) => frontMatter.get('slug')));
    const answered = new Set([...pages, ...redirects.map(({from}) => from)]);
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
