import {readGlossary} from '@guide/content';
import {pageRule} from '../pageRule';
import {placeAt} from '../place';

const heading = /^### .*\{#term-(?<key>[\w-]+)\}$/gm;

/**
 * Entries of the glossary have the form that pages read definitions from, and the terms that pages
 * explain have an entry: without one, a definition is missing in silence.
 */
export const glossaryEntry = pageRule('glossary-entry', (page, report, {glossary}) => {
  if (!glossary || page.source !== glossary.source) {
    return;
  }
  const read = new Set(readGlossary(page.text).map(({key}) => key));
  const written = [...page.text.matchAll(heading)];
  for (const match of written.filter(({groups}) => !read.has(groups!.key!))) {
    report({
      ...placeAt(page, match.index),
      found: `the entry “${match[0]}”, of which the form is another one`,
      expected: '*the term in the other language*. One sentence. [Page](./page.mdx#section)',
      remedy: 'Write it so, in one line after an empty line; the entries around it are examples.',
    });
  }
  const keys = new Set(written.map(({groups}) => groups!.key));
  for (const key of (glossary.terms[page.language] ?? []).filter((term) => !keys.has(term))) {
    report({
      ...placeAt(page, 0),
      found: `no entry with the id {#term-${key}}`,
      expected: 'an entry for each term that pages explain',
      remedy: `Add the entry, or take ${key} out of the terms that pages explain.`,
    });
  }
});
