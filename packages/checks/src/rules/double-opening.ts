import {locationOf} from '../location';
import {frontMatterOf} from '../page';
import {pageRule} from '../rule';

/** Share of the description's words from which the first paragraph repeats it. */
const MAX_SHARED = 0.5;

/** Pages show their description below the title, so the first paragraph can't only repeat it. */
export const doubleOpening = pageRule('double-opening', (page, report) => {
  const first = page.tree.children.find(({type}) => type !== 'yaml');
  if (first?.type !== 'paragraph') {
    return;
  }
  const description = wordStems(String(frontMatterOf(page)?.description ?? ''));
  const opening = wordStems(
    page.text.slice(first.position!.start.offset, first.position!.end.offset),
  );
  const shared = [...description].filter((stem) => opening.has(stem)).length / description.size;
  if (shared > MAX_SHARED) {
    report({
      ...locationOf(page, first),
      found: `${Math.round(shared * 100)} % of the description’s words in the first paragraph`,
      expected: 'an opening that says what the description doesn’t',
      remedy: 'Remove what readers have read below the title, or the whole paragraph.',
    });
  }
});

function wordStems(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{4,5}/gu));
}
