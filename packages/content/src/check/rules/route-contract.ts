import path from 'node:path';
import {placeOfText, readContract} from '../contract';
import {frontMatterOf} from '../page';
import {placeOfKey} from '../place';
import type {Rule} from '../rule';

/** Addresses are promised: id, address, tags and listing of a page are those of the contract, in every language. */
export const routeContract: Rule = {
  name: 'route-contract',
  guide(guide, report) {
    const contract = readContract(guide);
    if (!contract) {
      return;
    }
    const {entries, files} = contract;
    for (const page of guide.pages) {
      const entry = entries.get(page.source);
      if (!entry) {
        report({
          ...placeOfKey(page, 'id'),
          found: `the page ${page.source}, which ${files.routes} does not have`,
          expected: 'an entry for each page',
          remedy:
            'Make pages with npm run page -- new and move them with npm run page -- move; both keep the entries.',
        });
        continue;
      }
      const {id, path: slug, tags, unlisted} = entry;
      const found = frontMatterOf(page);
      const written: Record<string, unknown> = {tags: [], unlisted: false, ...found};
      const expected = {id: path.posix.basename(id), slug, tags, unlisted};
      for (const [key, value] of Object.entries(expected)) {
        if (found && written[key] !== undefined && String(written[key]) !== String(value)) {
          report({
            ...placeOfKey(page, key),
            found: `${key}: ${String(written[key])}`,
            expected: `${key}: ${String(value)}, as in ${files.routes}`,
            remedy:
              key === 'tags' || key === 'unlisted'
                ? `Write the same here, in the other languages and in ${files.routes}.`
                : 'Write what the contract says. To change an address, use npm run page -- move.',
          });
        }
      }
    }
    for (const [source, entry] of entries) {
      if (!guide.pageAt(guide.defaultLocale, source)) {
        report({
          ...placeOfText(guide, files.routes, `"${entry.source}"`),
          found: `no page ${entry.source}, at ${entry.path}`,
          expected: 'a page for each entry',
          remedy:
            'Bring the file back; then npm run page -- move, or npm run page -- delete, does the rest.',
        });
      }
    }
  },
};
