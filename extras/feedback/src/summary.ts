import type {PagesFile} from '@guide/built-site/read';
import type {LoggedReport} from './readLog';
import type {Comment, Search, Vote} from './wireFormat/report';

export interface FeedbackSummary {
  /** Of the guide: `https://docs.example.com`. */
  origin: string;
  /** `ignored`: malformed, or about unknown pages and languages. */
  lines: {read: number; ignored: number};
  /** Least helpful first. */
  pages: PageFeedback[];
  /** Most frequent first. */
  searches: FailedSearch[];
}

interface PageFeedback {
  address: string;
  title: string;
  helped: number;
  notHelped: number;
  /** Newest first. */
  comments: (Pick<Comment, 'reasons' | 'text'> & {hour: string})[];
}

/** A search in which at least one reader opened no hit. */
interface FailedSearch extends Pick<Search, 'language' | 'query'> {
  count: number;
  withoutHits: number;
  withoutClick: number;
  /** Clicks by URL path and anchor. */
  opened: Record<string, number>;
}

/** Per page. */
const MAX_COMMENTS = 50;

const MAX_SEARCHES = 200;

/** Counts and sorts the reports of logs. `undefined`: a malformed line. */
export function summarise(
  entries: readonly (LoggedReport | undefined)[],
  editions: readonly Pick<PagesFile, 'origin' | 'language' | 'pages'>[],
): FeedbackSummary {
  const pages = new Map<string, PageFeedback>();
  for (const {path, title} of editions.flatMap((edition) => edition.pages)) {
    pages.set(path, {address: path, title, helped: 0, notHelped: 0, comments: []});
  }
  const languages = editions.map(({language}) => language);
  const searches = new Map<string, FailedSearch>();
  const lines = {read: entries.length, ignored: 0};
  for (const entry of entries) {
    const report = entry?.report;
    const page = report && 'page' in report && pages.get(report.page);
    if (report?.kind === 'search' && languages.includes(report.language)) {
      countSearch(report, searches);
    } else if (page && report.kind === 'comment') {
      page.comments.push({hour: entry!.hour, reasons: report.reasons, text: report.text});
    } else if (page && report.kind === 'vote') {
      countVote(report, page);
    } else {
      lines.ignored += 1;
    }
  }
  return {
    origin: editions[0]!.origin,
    lines,
    pages: [...pages.values()]
      .map(finishPage)
      .filter(({helped, notHelped, comments}) => helped + notHelped + comments.length > 0)
      .sort((a, b) => b.notHelped - a.notHelped || a.helped - b.helped),
    searches: [...searches.values()]
      .filter((search) => countFailures(search) > 0)
      .sort((a, b) => countFailures(b) - countFailures(a) || b.withoutHits - a.withoutHits)
      .slice(0, MAX_SEARCHES),
  };
}

function countVote({helped, changed}: Vote, page: PageFeedback): void {
  page[helped ? 'helped' : 'notHelped'] += 1;
  if (changed) {
    page[helped ? 'notHelped' : 'helped'] -= 1;
  }
}

function countSearch(
  {language, query, hits, opened}: Search,
  searches: Map<string, FailedSearch>,
): void {
  const normalised = query.trim().replace(/\s+/g, ' ');
  const key = `${language} ${normalised.toLowerCase()}`;
  const counts = searches.get(key) ?? {
    ...{language, query: normalised, count: 0, withoutHits: 0, withoutClick: 0, opened: {}},
  };
  searches.set(key, counts);
  counts.count += 1;
  if (hits === 0) {
    counts.withoutHits += 1;
  } else if (opened === null) {
    counts.withoutClick += 1;
  } else {
    counts.opened[opened] = (counts.opened[opened] ?? 0) + 1;
  }
}

function finishPage({helped, notHelped, comments, ...page}: PageFeedback): PageFeedback {
  return {
    ...page,
    // Negative if the log with the first vote of a changed vote is missing.
    helped: Math.max(0, helped),
    notHelped: Math.max(0, notHelped),
    comments: comments.toSorted((a, b) => b.hour.localeCompare(a.hour)).slice(0, MAX_COMMENTS),
  };
}

const countFailures = ({withoutHits, withoutClick}: FailedSearch) => withoutHits + withoutClick;
