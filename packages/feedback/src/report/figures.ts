import type {Collected, PageAnswers} from '../collect';
import type {Guide, GuidePage} from '../guide/guide';
import {findMissing, type MissingAddress, type RedirectSite} from './missing';
import {findFailingSearches, type FailingSearch} from './searches';

/** All that the report says, in either of its forms. */
export interface FeedbackFigures {
  /** Of the host of the guide: `https://docs.example.com`. */
  origin: string;
  lines: Collected['lines'];
  reports: Collected['reports'];
  refused: Collected['refused'];
  /** Pages that were judged, those that helped least first. */
  pages: (GuidePage & PageAnswers)[];
  searches: FailingSearch[];
  missing: MissingAddress[];
}

/** What the logs say of a guide. */
export function figuresOf(collected: Collected, guide: Guide, site: RedirectSite): FeedbackFigures {
  const {lines, reports, refused} = collected;
  return {
    ...{origin: guide.origin, lines, reports, refused},
    pages: guide.pages
      .map((page) => ({...page, ...withoutDebts(collected.pages.get(page.address)!)}))
      .filter(({helped, notHelped, comments}) => helped + notHelped + comments.length > 0)
      .sort(
        (a, b) =>
          b.notHelped - a.notHelped || a.helped - b.helped || (a.address < b.address ? -1 : 1),
      ),
    searches: findFailingSearches(collected.searches.values(), guide),
    missing: findMissing(collected.missing, guide, site),
  };
}

/** An answer may have been changed that is in none of the logs. */
function withoutDebts(answers: PageAnswers): PageAnswers {
  const {helped, notHelped} = answers;
  return {...answers, helped: Math.max(0, helped), notHelped: Math.max(0, notHelped)};
}
