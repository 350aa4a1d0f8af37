import type {Reason} from '../form';
import type {KeptComment, PageTally, Refusal, Tally} from '../tally/tally';
import type {Guide, GuidePage} from '../guide/guide';
import {findMissing, type MissingAddress, type RedirectSite} from './missing';
import {gatherSearches, type FailingSearch} from './searches';
import {findNewWords, type WordFigures} from './words';

/** A count, and what was counted. */
export interface Counted {
  name: string;
  count: number;
}

/** A page, and what readers did with it. */
export interface PageFigures {
  address: string;
  title: string;
  language: string;
  version: string;
  reads: number;
  helped: number;
  notHelped: number;
  reasons: Record<Reason, number>;
  commented: number;
  /** The last ones that have words. */
  comments: KeptComment[];
}

/** All that the report says, in any of its forms. */
export interface ReaderFigures {
  /** The days that the logs have; empty where they have none. */
  period: {from: string; to: string};
  lines: Tally['lines'];
  /** Files that could not be read to their end. */
  cutOff: string[];
  reports: Tally['reports'];
  refused: Counted[];
  /** Pages that were read or judged, those that were read most first. */
  pages: PageFigures[];
  searches: {withoutHits: number; withoutClick: number; failing: FailingSearch[]};
  /** How many requests were for what is not there, and the addresses that most were for. */
  missing: {total: number; addresses: MissingAddress[]};
  reads: {
    total: number;
    byDay: Counted[];
    byLanguage: Counted[];
    byVersion: Counted[];
    byReferrer: Counted[];
  };
  /** Pages that nobody opened, judged, or found by a search. */
  unread: Pick<GuidePage, 'address' | 'title' | 'language' | 'version'>[];
  words: WordFigures[];
  /** What came too seldom to be kept, where there was too much of it. */
  forgotten: {searches: number; missing: number; referrers: number};
}

const MOST_REFERRERS = 50;

/** What the counts of logs say of a guide. @param cutOff files that could not be read to their end */
export function figuresOf(
  tally: Tally,
  guide: Guide,
  site: RedirectSite,
  cutOff: string[],
): ReaderFigures {
  const all = [...guide.pages.values()].map((page) => ({
    page,
    counts: clamped(tally.pages.get(page.address)!),
  }));
  const byReads = all.sort(
    (a, b) => b.counts.reads - a.counts.reads || (a.page.address < b.page.address ? -1 : 1),
  );
  const isTouched = ({counts}: (typeof all)[number]) =>
    counts.reads + counts.helped + counts.notHelped + counts.commented > 0;
  const sumBy = (nameOf: (page: GuidePage) => string) =>
    sum(all.map(({page, counts}) => ({name: nameOf(page), count: counts.reads})));
  const searches = tally.searches
    .sorted()
    .flatMap(({count, value}) => (value ? [{...value, count}] : []));
  const missing = tally.missing.sorted();
  return {
    period: {from: tally.from, to: tally.to},
    lines: tally.lines,
    cutOff,
    reports: tally.reports,
    refused: [...tally.refused]
      .map(([why, count]) => ({name: nameRefusal(why), count}))
      .sort(byCount),
    pages: byReads.filter(isTouched).map(({page, counts}) => {
      const {address, title, language, version} = page;
      const {reads, helped, notHelped, reasons, commented, comments} = counts;
      return {
        ...{address, title, language, version},
        ...{reads, helped, notHelped, reasons, commented, comments},
      };
    }),
    searches: gatherSearches(searches, guide),
    missing: {
      total: missing.reduce((total, {count}) => total + count, tally.missing.forgotten),
      addresses: findMissing(missing, guide, site),
    },
    reads: {
      total: all.reduce((total, {counts}) => total + counts.reads, 0),
      byDay: [...tally.days]
        .map(([name, count]) => ({name, count}))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
      byLanguage: sumBy(({language}) => language),
      byVersion: sumBy(({version}) => version),
      byReferrer: tally.referrers
        .sorted()
        .slice(0, MOST_REFERRERS)
        .map(({key, count}) => ({name: key, count})),
    },
    unread: all
      .filter((one) => one.page.isWritten && !isTouched(one) && one.counts.found === 0)
      .map(({page: {address, title, language, version}}) => ({address, title, language, version})),
    words: findNewWords(
      [
        ...searches.map(({language, query, count}) => ({language, text: query, count})),
        ...all.flatMap(({page: {language}, counts: {comments}}) =>
          comments.map(({text}) => ({language, text, count: 1})),
        ),
      ],
      guide,
    ),
    forgotten: {
      searches: tally.searches.forgotten,
      missing: tally.missing.forgotten,
      referrers: tally.referrers.forgotten,
    },
  };
}

/** The counts of a page, where an answer was changed that is in none of the logs. */
function clamped(counts: PageTally): PageTally {
  return {
    ...counts,
    helped: Math.max(0, counts.helped),
    notHelped: Math.max(0, counts.notHelped),
  };
}

/** Why reports were refused, in words. */
function nameRefusal(why: Refusal): string {
  switch (why) {
    case 'form':
      return 'Of another form';
    case 'unknown':
      return 'About a page or a language that the build does not have';
    case 400:
      return 'Of another form (400)';
    case 403:
      return 'Sent by another site (403)';
    case 405:
      return 'Not sent with POST (405)';
    case 413:
      return 'Too large (413)';
    case 415:
      return 'No JSON (415)';
    case 429:
      return 'Too many at a time (429)';
    default:
      return `Status ${why}`;
  }
}

/** The sums of counts with one name, the largest first; what has none is left out. */
function sum(counts: readonly Counted[]): Counted[] {
  const sums = new Map<string, number>();
  for (const {name, count} of counts) {
    if (name !== '' && count > 0) {
      sums.set(name, (sums.get(name) ?? 0) + count);
    }
  }
  return [...sums].map(([name, count]) => ({name, count})).sort(byCount);
}

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count;
}
