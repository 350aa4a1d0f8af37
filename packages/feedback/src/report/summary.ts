import type {FeedbackCounts, PageCounts} from '../feedbackCounts';
import type {Guide} from '../guide/guide';
import {findMissing, type MissingPath, type RedirectSite} from './missing';
import {findFailedSearches, type FailedSearch} from './searches';

/** `runFeedback --json` prints it, so its keys are permanent. */
export interface FeedbackSummary {
  origin: string;
  lines: FeedbackCounts['lines'];
  reports: FeedbackCounts['reports'];
  refused: FeedbackCounts['refused'];
  /** Least helpful first. `address`: URL path. */
  pages: ({address: string; title: string} & PageCounts)[];
  searches: FailedSearch[];
  missing: MissingPath[];
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
      .map(({path, title}) => ({address: path, title, ...clampVotes(counts.pages.get(path)!)}))
      .filter(({helped, notHelped, comments}) => helped + notHelped + comments.length > 0)
      .sort(
        (a, b) =>
          b.notHelped - a.notHelped || a.helped - b.helped || (a.address < b.address ? -1 : 1),
      ),
    searches: findFailedSearches(counts.searches.values(), guide),
    missing: findMissing(counts.missing, guide, site),
  };
}

/** Counts are negative if the log with the first vote of a changed vote is missing. */
function clampVotes(votes: PageCounts): PageCounts {
  const {helped, notHelped} = votes;
  return {...votes, helped: Math.max(0, helped), notHelped: Math.max(0, notHelped)};
}
