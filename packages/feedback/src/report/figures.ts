import type {FeedbackCounts, PageVotes} from '../collect';
import type {Guide, GuidePage} from '../guide/guide';
import {findMissing, type MissingAddress, type RedirectSite} from './missing';
import {findFailingSearches, type FailingSearch} from './searches';

export interface FeedbackFigures {
  /** For example `https://docs.example.com`. */
  origin: string;
  lines: FeedbackCounts['lines'];
  reports: FeedbackCounts['reports'];
  refused: FeedbackCounts['refused'];
  /** Pages with votes or comments, least helpful first. */
  pages: (GuidePage & PageVotes)[];
  searches: FailingSearch[];
  missing: MissingAddress[];
}

export function figuresOf(
  collected: FeedbackCounts,
  guide: Guide,
  site: RedirectSite,
): FeedbackFigures {
  const {lines, reports, refused} = collected;
  return {
    ...{origin: guide.origin, lines, reports, refused},
    pages: guide.pages
      .map((page) => ({...page, ...clampVotes(collected.pages.get(page.address)!)}))
      .filter(({helped, notHelped, comments}) => helped + notHelped + comments.length > 0)
      .sort(
        (a, b) =>
          b.notHelped - a.notHelped || a.helped - b.helped || (a.address < b.address ? -1 : 1),
      ),
    searches: findFailingSearches(collected.searches.values(), guide),
    missing: findMissing(collected.missing, guide, site),
  };
}

/** Counts are negative if the log with the first vote is missing. */
function clampVotes(votes: PageVotes): PageVotes {
  const {helped, notHelped} = votes;
  return {...votes, helped: Math.max(0, helped), notHelped: Math.max(0, notHelped)};
}
