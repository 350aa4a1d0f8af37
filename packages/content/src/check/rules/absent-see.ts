import {nearTo} from '../../markdown/nearTo';
import {readAbsent} from '../absent';
import type {Page} from '../guide';
import {placeOfEntry} from '../languageFiles';
import {pagesById} from '../pageIds';
import type {Finding, Rule} from '../rule';
import {sectionsOf} from '../sections';

/** A reader who is told that something is not there is led to pages and sections that are. */
export const absentSee: Rule = {
  name: 'absent-see',
  guide(guide, report) {
    for (const absent of readAbsent(guide)) {
      const pages = pagesById(guide, absent.locale);
      for (const see of absent.features.flatMap((feature) => feature.see.entries)) {
        const fault = faultOf(see.text, pages);
        if (fault) {
          report({...placeOfEntry(absent, see), ...fault});
        }
      }
    }
  },
};

/** What is wrong with the id of a page or a section. */
function faultOf(
  see: string,
  pages: ReadonlyMap<string, Page>,
): Pick<Finding, 'found' | 'expected' | 'remedy'> | undefined {
  const hash = see.indexOf('#');
  const id = hash === -1 ? see : see.slice(0, hash);
  const page = pages.get(id);
  if (!page) {
    return {
      found: `"${see}", whose page is not there`,
      expected: 'the id of a page: its folder, and the id of its first lines',
      remedy: `Name the page that says more now, or take it out.${nearTo(id, [...pages.keys()])}`,
    };
  }
  const anchor = see.slice(id.length + 1);
  const anchors = sectionsOf(page).flatMap(({anchor: own}) => own || []);
  // A page that is no valid MDX has no headings to compare; another rule reports it.
  return hash === -1 || page.fault || anchors.includes(anchor)
    ? undefined
    : {
        found: `"${see}", which is no section of ${page.file}`,
        expected: 'after #, the id of a heading of level two or three',
        remedy: `Name the section that says more now, or the page alone.${nearTo(anchor, anchors)}`,
      };
}
