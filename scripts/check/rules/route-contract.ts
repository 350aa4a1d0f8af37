import path from 'node:path';
import {placeOfText, readContract, routesFile, type ContractEntry} from '../contract';
import {frontMatterOf} from '../frontMatter';
import type {Page} from '../guide';
import {placeOfKey} from '../place';
import type {Report, Rule} from '../rule';

/** Addresses are promised: id, address, tags and listing of a page are those of the contract, in both languages. */
export const routeContract: Rule = {
  name: 'route-contract',
  guide(guide, report) {
    const contract = readContract(guide);
    for (const page of guide.pages) {
      const entry = contract.get(page.source);
      if (entry) {
        comparePage(page, entry, report);
      } else {
        report({
          ...placeOfKey(page, 'id'),
          found: `the page ${page.source}, which ${routesFile} does not have`,
          expected: 'an entry for each page',
          remedy:
            'Make pages with npm run new:page and move them with npm run move:page; both keep the entries.',
        });
      }
    }
    for (const [source, entry] of contract) {
      if (!guide.pageAt('en', source)) {
        report({
          ...placeOfText(guide, routesFile, `"${entry.source}"`),
          found: `no page ${entry.source}, at ${entry.path}`,
          expected: 'a page for each entry',
          remedy: `Bring the file back, or move it with npm run move:page. To delete the page, remove its entry here and add {from: '${entry.path}', to: '…'} to src/config/redirects.ts.`,
        });
      }
    }
  },
};

function comparePage(page: Page, entry: ContractEntry, report: Report): void {
  const found = frontMatterOf(page);
  if (!found) {
    return;
  }
  const expected: Record<string, unknown> = {
    id: path.posix.basename(entry.id),
    slug: entry.path,
    tags: entry.tags,
    unlisted: entry.unlisted,
  };
  const defaults: Record<string, unknown> = {tags: [], unlisted: false};
  for (const [key, value] of Object.entries(expected)) {
    const written = found[key] ?? defaults[key];
    // Keys that are missing are the matter of another rule.
    if (written !== undefined && String(written) !== String(value)) {
      report({
        ...placeOfKey(page, key),
        found: `${key}: ${String(written)}`,
        expected: `${key}: ${String(value)}, as in ${routesFile}`,
        remedy:
          key === 'tags' || key === 'unlisted'
            ? `Write the same here, in the other language and in ${routesFile}.`
            : 'Write what the contract says. To change an address, use npm run move:page.',
      });
    }
  }
}
