import type {FeedbackCounts, PageCounts} from '../feedbackCounts';
import type {Guide} from '../guide';
import {findMissing, type MissingPath, type RedirectOptions} from './missing';
import {findFailedSearches, type FailedSearch} from './searches';

/** Per page. */
const MAX_COMMENTS = 50;

/** `runFeedback --json` prints it. */
export interface FeedbackSummary extends Pick<FeedbackCounts, 'lines' | 'reports' | 'refused'> {
  origin: string;
  /** Least helpful first, with the newest comments. `address`: URL path. */
  pages: ({address: string; title: string; moreComments: number} & PageCounts)[];
  searches: FailedSearch[];
  missing: MissingPath[];
}

/** Combines counts with page titles, suggested sections and redirects. */
export function summarise(
  counts: FeedbackCounts,
  guide: Guide,
  options: RedirectOptions,
): FeedbackSummary {
  const {lines, reports, refused} = counts;
  return {
    ...{origin: guide.origin, lines, reports, refused},
    pages: guide.pages
      .map(({path, title}) => ({address: path, title, ...summarisePage(counts.pages.get(path)!)}))
      .filter(({helped, notHelped, comments}) => helped + notHelped + comments.length > 0)
      .sort(
        (a, b) =>
          b.notHelped - a.notHelped || a.helped - b.helped || (a.address < b.address ? -1 : 1),
      ),
    searches: findFailedSearches(counts.searches.values(), guide),
    missing: findMissing(counts.missing, guide, options),
  };
}

function summarisePage({helped, notHelped, comments}: PageCounts) {
  return {
    // Negative if the log with the first vote of a changed vote is missing.
    helped: Math.max(0, helped),
    notHelped: Math.max(0, notHelped),
    comments: comments.toSorted((a, b) => b.hour.localeCompare(a.hour)).slice(0, MAX_COMMENTS),
    moreComments: Math.max(0, comments.length - MAX_COMMENTS),
  };
}
