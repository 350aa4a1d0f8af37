import type {Comment, Report, Search} from './wireFormat/report';
import type {Guide} from './guide/guide';
import {readAccessLine} from './logs/accessLine';
import {readReportLine} from './logs/reportLine';

/** What readers said of a page. */
export interface PageAnswers {
  helped: number;
  notHelped: number;
  /** With the hour in which each was written, `2025-06-01T10`. */
  comments: (Pick<Comment, 'reasons' | 'text'> & {hour: string})[];
}

/** What came of the searches with the same words. */
export interface SearchCounts {
  language: string;
  query: string;
  count: number;
  withoutHits: number;
  withoutClick: number;
  /** How often each hit was opened, by its address. */
  opened: Record<string, number>;
}

/** Collects what logs say, line by line, of the pages and in the languages of a guide. */
export class Collected {
  readonly lines = {read: 0, damaged: 0};
  readonly reports: Record<Report['kind'], number> = {vote: 0, comment: 0, search: 0};
  /** Why reports do not count: a status of the receiver, another `form`, or about what is `unknown`. */
  readonly refused: Record<string, number> = {};
  readonly pages = new Map<string, PageAnswers>();
  readonly searches = new Map<string, SearchCounts>();
  /** How often each address was asked for that was not found. */
  readonly missing = new Map<string, number>();

  constructor(
    private readonly guide: {
      pages: readonly Pick<Guide['pages'][number], 'address'>[];
      languages: readonly Pick<Guide['languages'][number], 'name'>[];
    },
  ) {
    for (const {address} of guide.pages) {
      this.pages.set(address, {helped: 0, notHelped: 0, comments: []});
    }
  }

  /** Counts a line of any of the logs. */
  readonly take = (line: string): void => {
    this.lines.read += 1;
    const read = line.startsWith('{') ? readReportLine(line) : readAccessLine(line);
    if (!read) {
      this.lines.damaged += 1;
    } else if ('refused' in read) {
      this.refuse(read.refused);
    } else if ('report' in read) {
      this.report(read.report, read.hour);
    } else if (read.notFound !== undefined) {
      this.missing.set(read.notFound, (this.missing.get(read.notFound) ?? 0) + 1);
    }
  };

  private report(report: Report, hour: string): void {
    const page = report.kind === 'search' ? undefined : this.pages.get(report.page);
    if (
      report.kind === 'search' &&
      this.guide.languages.some(({name}) => name === report.language)
    ) {
      this.search(report);
    } else if (page && report.kind === 'comment') {
      page.comments.push({hour, reasons: report.reasons, text: report.text});
    } else if (page && report.kind === 'vote') {
      page[report.helped ? 'helped' : 'notHelped'] += 1;
      if (report.changed) {
        // Below nothing until the log with the first answer is read, in whatever order they are.
        page[report.helped ? 'notHelped' : 'helped'] -= 1;
        return;
      }
    } else {
      this.refuse('unknown');
      return;
    }
    this.reports[report.kind] += 1;
  }

  private search({language, query, hits, opened}: Search): void {
    const words = query.trim().replace(/\s+/g, ' ');
    const key = `${language} ${words.toLowerCase()}`;
    const counts = this.searches.get(key) ?? {
      ...{language, query: words, count: 0, withoutHits: 0, withoutClick: 0, opened: {}},
    };
    this.searches.set(key, counts);
    counts.count += 1;
    if (hits === 0) {
      counts.withoutHits += 1;
    } else if (opened === null) {
      counts.withoutClick += 1;
    } else {
      counts.opened[opened] = (counts.opened[opened] ?? 0) + 1;
    }
  }

  private refuse(why: string): void {
    this.refused[why] = (this.refused[why] ?? 0) + 1;
  }
}
