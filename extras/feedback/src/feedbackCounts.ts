import type {Comment, Report, Search} from './wireFormat/report';
import type {Guide} from './guide';
import {readAccessLine} from './logs/accessLine';
import {readReportLine} from './logs/reportLine';

export interface PageCounts {
  helped: number;
  notHelped: number;
  /** `hour`: such as `2025-06-01T10`. */
  comments: (Pick<Comment, 'reasons' | 'text'> & {hour: string})[];
}

export interface SearchCounts {
  language: string;
  query: string;
  count: number;
  withoutHits: number;
  withoutClick: number;
  /** Clicks by path and anchor. */
  opened: Record<string, number>;
}

/** Counts the reports and missing pages in the lines of logs. */
export class FeedbackCounts {
  readonly lines = {read: 0, damaged: 0};
  readonly reports: Record<Report['kind'], number> = {vote: 0, comment: 0, search: 0};
  /** By HTTP status of the receiver, `malformed` or `unknown page or language`. */
  readonly refused: Record<string, number> = {};
  readonly pages = new Map<string, PageCounts>();
  readonly searches = new Map<string, SearchCounts>();
  /** Requests for pages that don't exist, by path. */
  readonly missing: Record<string, number> = {};

  constructor(private readonly guide: Pick<Guide, 'pages' | 'languages'>) {
    for (const {path} of guide.pages) {
      this.pages.set(path, {helped: 0, notHelped: 0, comments: []});
    }
  }

  readonly addLine = (line: string): void => {
    this.lines.read += 1;
    const entry = line.startsWith('{') ? readReportLine(line) : readAccessLine(line);
    if (!entry) {
      this.lines.damaged += 1;
    } else if ('refused' in entry) {
      this.countRefused(entry.refused);
    } else if ('report' in entry) {
      this.countReport(entry.report, entry.hour);
    } else if (entry.notFound !== undefined) {
      this.missing[entry.notFound] = (this.missing[entry.notFound] ?? 0) + 1;
    }
  };

  private countReport(report: Report, hour: string): void {
    const page = report.kind === 'search' ? undefined : this.pages.get(report.page);
    if (report.kind === 'search' && this.guide.languages.includes(report.language)) {
      this.countSearch(report);
    } else if (page && report.kind === 'comment') {
      page.comments.push({hour, reasons: report.reasons, text: report.text});
    } else if (page && report.kind === 'vote') {
      page[report.helped ? 'helped' : 'notHelped'] += 1;
      if (report.changed) {
        // Negative until the log with the first vote is read.
        page[report.helped ? 'notHelped' : 'helped'] -= 1;
        return;
      }
    } else {
      this.countRefused('unknown page or language');
      return;
    }
    this.reports[report.kind] += 1;
  }

  private countSearch({language, query, hits, opened}: Search): void {
    const normalised = query.trim().replace(/\s+/g, ' ');
    const key = `${language} ${normalised.toLowerCase()}`;
    const counts = this.searches.get(key) ?? {
      ...{language, query: normalised, count: 0, withoutHits: 0, withoutClick: 0, opened: {}},
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

  private countRefused(reason: string): void {
    this.refused[reason] = (this.refused[reason] ?? 0) + 1;
  }
}
