import {fixPublished, placeOfText, readContract} from '../contract';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';
import {anchorsToKeep} from './route-anchor';

/** An address that was ever published answers for good: with its page, or with a redirect to one. */
export const routeRedirect: Rule = {
  name: 'route-redirect',
  guide(guide, report) {
    const contract = readContract(guide);
    if (!contract) {
      return;
    }
    const {files, published, redirects} = contract;
    const pages = new Map(
      guide
        .pagesOf(guide.defaultLocale)
        .map((page) => [String(page.frontMatter.get('slug') ?? ''), page]),
    );
    for (const [address, page] of pages) {
      if (address !== '' && !(address in published)) {
        report({
          ...placeOfKey(page, 'slug'),
          found: `the address ${address}, which ${files.published} does not have`,
          expected: 'a list of all addresses that were ever published',
          remedy: `npm run check -- --fix adds it to ${files.published}.`,
          fix: fixPublished(guide, contract, address, anchorsToKeep(guide, page)),
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
  },
};
