import {headingIdSource, readGlossary} from '@guide/content';
import {pageRule} from '../rule';
import {locationAt} from '../location';

const heading = new RegExp(`^### .*${headingIdSource('term-(?<key>[\\w-]+)')}$`, 'gm');

/** Without an entry, pages would lack definitions without any error. */
export const glossaryEntry = pageRule('glossary-entry', (page, report, {glossary}) => {
  if (!glossary || page.source !== glossary.source) {
    return;
  }
  const read = new Set(readGlossary(page.text).map(({key}) => key));
  const written = [...page.text.matchAll(heading)];
  for (const match of written.filter(({groups}) => !read.has(groups!.key!))) {
    report({
      ...locationAt(page, match.index),
      found: `the malformed entry “${match[0]}”`,
      expected: '*the term in the other language*. One sentence. [Page](./page.mdx#section)',
      remedy:
        'Write it in this format, in one line after an empty line, like the entries around it.',
    });
  }
  const keys = new Set(written.map(({groups}) => groups!.key));
  for (const key of (glossary.terms[page.language] ?? []).filter((term) => !keys.has(term))) {
    report({
      ...locationAt(page, 0),
      found: `no entry with the id {#term-${key}}`,
      expected: 'an entry for each term that pages explain',
      remedy: `Add the entry, or remove ${key} from the explained terms.`,
    });
  }
});
