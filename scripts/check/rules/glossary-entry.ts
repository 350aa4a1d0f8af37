import {everydayTerms, explainedTerms} from '../../../src/data/terms';
import {readGlossary} from '../../../src/markdown/terms/glossary';
import type {Page} from '../guide';
import type {Report, Rule} from '../rule';
import {placeAt} from '../textFaults';

/**
 * Entries of the glossary have the form that pages read definitions from, and the terms that pages
 * explain (`src/data/terms.ts`) have an entry: without one, a definition is missing in silence.
 */
export const glossaryEntry: Rule = {
  name: 'glossary-entry',
  page(page, report) {
    if (page.source === 'glossary.mdx') {
      const read = new Set(readGlossary(page.text).map(({key}) => key));
      reportUnreadEntries(page, read, report);
      reportMissingTerms(page, report);
    }
  },
};

const heading = /^### .*\{#term-(?<key>[\w-]+)\}$/gm;

function reportUnreadEntries(page: Page, read: Set<string>, report: Report): void {
  for (const match of page.text.matchAll(heading)) {
    if (!read.has(match.groups!.key!)) {
      report({
        ...placeAt(page, match.index),
        found: `the entry “${match[0]}”, of which the form is another one`,
        expected: '*the term in the other language*. One sentence. [Page](./page.mdx#section)',
        remedy: 'Write it so, in one line after an empty line; the entries around it are examples.',
      });
    }
  }
}

function reportMissingTerms(page: Page, report: Report): void {
  const keys = new Set([...page.text.matchAll(heading)].map(({groups}) => groups!.key));
  const listed = [...explainedTerms, ...everydayTerms[page.language]];
  for (const key of new Set(listed.filter((term) => !keys.has(term)))) {
    report({
      file: page.file,
      line: 1,
      column: 1,
      found: `no entry with the id {#term-${key}}`,
      expected: 'an entry for each term that pages explain',
      remedy: `Add the entry, or take ${key} out of src/data/terms.ts.`,
    });
  }
}
