import type {FeedbackCounts, PageCounts} from '../feedbackCounts';
import type {Guide, GuidePage} from '../guide/guide';
import {findMissing, type MissingAddress, type RedirectSite} from './missing';
import {findFailedSearches, type FailedSearch} from './searches';

export interface FeedbackSummary {
  origin: string;
  lines: FeedbackCounts['lines'];
  reports: FeedbackCounts['reports'];
  refused: FeedbackCounts['refused'];
  /** Least helpful first. */
  pages: (GuidePage & PageCounts)[];
  searches: FailedSearch[];
  missing: MissingAddress[];
}

/** Combines counts with page titles, suggested sections and redirects. */
export function summarise(
  counts: FeedbackCounts,
  guide: Guide,
  site: RedirectSite,
): FeedbackSummary {
  const {lines, reports, refused} = counts;
  return {
    ...{origin: guide.origin, lines, reports, refused},
    pages: guide.pages
      .map((page) => ({...page, ...clampVotes(counts.pages.get(page.address)!)}))
      .filter(({helped, notHelped, comments}) => helped + notHelped + comments.length > 0)
      .sort(
        (a, b) =>
          b.notHelped - a.notHelped || a.helped - b.helped || (a.address < b.address ? -1 : 1),
      ),
    searches: findFailedSearches(counts.searches.values(), guide),
    missing: findMissing(counts.missing, guide, site),
  };
}

/** Counts are negative if the log with a changed vote's first vote is missing. */
function clampVotes(votes: PageCounts): PageCounts {
  const {helped, notHelped} = votes;
  return {...votes, helped: Math.max(0, helped), notHelped: Math.max(0, notHelped)};
}
