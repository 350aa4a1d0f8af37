import {componentsOf, textAttribute} from '../components';
import type {Page} from '../guide';
import {leadsOut, linkTo, linksOf, splitAddress, targetOf} from '../links';
import {nearest} from '../nearest';
import type {Rule} from '../rule';

/** A link leads to a file that exists, and to a heading that it has. */
export const linkTarget: Rule = {
  name: 'link-target',
  guide(guide, report) {
    const ids = new Map(guide.pages.map((page) => [page, anchorsOf(page)]));
    for (const page of guide.pages) {
      for (const {url, place} of linksOf(page)) {
        const {target, anchor} = splitAddress(url);
        if (target !== '' && !isFileLink(target)) {
          continue;
        }
        const found = targetOf(guide, page, url);
        if (!found) {
          const meant = nearest(
            target,
            guide.pagesOf(page.locale).map((other) => linkTo(page, other)),
          );
          report({
            ...place,
            found: `a link to ${target}, which does not exist`,
            expected: 'the path of a page, from the folder of this one',
            remedy: meant
              ? `Write (${meant}).`
              : 'Look for the page in the folder, and write its path.',
          });
        } else if (anchor !== undefined && !found.fault && !ids.get(found)!.has(anchor)) {
          const known = [...ids.get(found)!];
          const meant = nearest(anchor, known);
          report({
            ...place,
            found: `a link to #${anchor}, which ${found.file} does not have`,
            expected: 'the id of one of its headings',
            remedy: meant
              ? `Write #${meant}.`
              : `Write one of ${known.map((id) => `#${id}`).join(', ')}.`,
          });
        }
      }
    }
  },
};

function isFileLink(target: string): boolean {
  return target.endsWith('.mdx') && !target.startsWith('/') && !leadsOut(target);
}

/** What a link to a page may name: its headings, and what has an `id`. */
function anchorsOf(page: Page): Set<string> {
  return new Set([
    ...[...page.headingIds.values()].map(({id}) => id),
    ...componentsOf(page).flatMap((component) => textAttribute(component, 'id') ?? []),
  ]);
}
