import type {FeedbackCounts, PageCounts, SearchCounts} from '../feedbackCounts';
import type {Guide} from '../guide';

/** `runFeedback --json` prints it. */
export interface FeedbackSummary extends Pick<FeedbackCounts, 'lines' | 'reports' | 'refused'> {
  origin: string;
  /** Least helpful first, with the newest comments. `address`: URL path. */
  pages: ({address: string; title: string} & PageCounts)[];
  searches: FailedSearch[];
  /** Most requested first. `address`: URL path. */
  missing: {address: string; count: number}[];
}

/** A search in which at least one reader opened no hit. */
interface FailedSearch extends Omit<SearchCounts, 'opened'> {
  /** URL path and anchor of the hit that others opened most. */
  mostOpened: string | undefined;
}

/** Per page. */
const MAX_COMMENTS = 50;

const MAX_SEARCHES = 200;

const MAX_MISSING = 200;

/** Combines counts with page titles, and sorts them. */
export function summarise(counts: FeedbackCounts, guide: Guide): FeedbackSummary {
  const {lines, reports, refused, searches, missing} = counts;
  return {
    ...{origin: guide.origin, lines, reports, refused},
    pages: guide.pages
      .map(({path, title}) => ({address: path, title, ...summarisePage(counts.pages.get(path)!)}))
      .filter(({helped, notHelped, comments}) => helped + notHelped + comments.length > 0)
      .sort(
        (a, b) =>
          b.notHelped - a.notHelped || a.helped - b.helped || (a.address < b.address ? -1 : 1),
      ),
    searches: [...searches.values()]
      .filter((search) => countFailures(search) > 0)
      .sort((a, b) => countFailures(b) - countFailures(a) || b.withoutHits - a.withoutHits)
      .slice(0, MAX_SEARCHES)
      .map(({opened, ...search}) => ({...search, mostOpened: sortByCount(opened)[0]?.[0]})),
    missing: sortByCount(missing)
      .slice(0, MAX_MISSING)
      .map(([address, count]) => ({address, count})),
  };
}

function summarisePage({helped, notHelped, comments}: PageCounts): PageCounts {
  return {
    // Negative if the log with the first vote of a changed vote is missing.
    helped: Math.max(0, helped),
    notHelped: Math.max(0, notHelped),
    comments: comments.toSorted((a, b) => b.hour.localeCompare(a.hour)).slice(0, MAX_COMMENTS),
  };
}

const countFailures = ({withoutHits, withoutClick}: SearchCounts) => withoutHits + withoutClick;

const sortByCount = (counts: Record<string, number>) =>
  Object.entries(counts).sort(([, a], [, b]) => b - a);
