import {reasons, type Reason, type Report} from '../form';
import {readCombined, type LoggedRequest} from '../logs/accessLine';
import {readJsonLine} from '../logs/jsonLine';
import {isProgram} from '../logs/programs';
import {Counts} from './counts';

/** What a reader wrote about a page. */
export interface KeptComment {
  /** `2025-06-01T10`. */
  hour: string;
  reasons: readonly Reason[];
  text: string;
}

/** What is known of a page. */
export interface PageTally {
  reads: number;
  helped: number;
  notHelped: number;
  reasons: Record<Reason, number>;
  /** How many comments there were; the last of them are kept. */
  commented: number;
  comments: KeptComment[];
  /** How often a search led there. */
  found: number;
}

/** What came of the searches with the same words. */
export interface SearchTally {
  language: string;
  query: string;
  withoutHits: number;
  withoutClick: number;
  /** How often each hit was opened, by its address. */
  opened: Record<string, number>;
}

/** Why a report does not count: a status of the receiver, another form, or a page or language that the guide does not have. */
export type Refusal = number | 'form' | 'unknown';

export interface TallyOptions {
  /** Addresses of the pages of the guide. */
  pages: Iterable<string>;
  languages: readonly string[];
  /** The first and the last day that count, as `2025-06-01`. */
  since?: string | undefined;
  until?: string | undefined;
  /** Name of the host of the guide, from which a referrer says nothing. */
  host: string;
}

const mostKept = {referrers: 2000, missing: 20_000, searches: 50_000, comments: 100, opened: 20};

/** An address that is longer was made by a program. */
const LONGEST_ADDRESS = 300;

/** What may have been a page: no file but one of a page, nothing hidden, and no program that a scanner asks for. */
const pageLike = /^(?!.*\/\.)(?:.*\/)?(?:[^/.]*|[^/]*\.(?:x?html?|mdx?))$/i;

const LEFT_BRACE = 0x7b;

/** Counts what logs say, line by line, in bounded memory. */
export class Tally {
  readonly lines = {read: 0, damaged: 0, outside: 0, requests: 0, byPrograms: 0};
  readonly reports: Record<Report['kind'], number> = {vote: 0, comment: 0, search: 0};
  readonly refused = new Map<Refusal, number>();
  readonly pages = new Map<string, PageTally>();
  readonly days = new Map<string, number>();
  readonly referrers = new Counts(mostKept.referrers);
  readonly missing = new Counts(mostKept.missing);
  readonly searches = new Counts<SearchTally>(mostKept.searches);
  /** The first and the last day of what counts. */
  from = '';
  to = '';

  constructor(private readonly options: TallyOptions) {
    for (const address of options.pages) {
      this.pages.set(address, emptyPage());
    }
  }

  /** Counts a line of any of the logs. */
  readonly take = (buffer: Buffer, start: number, end: number): void => {
    this.lines.read += 1;
    // Addresses are ASCII, and user agents are only compared.
    const read =
      buffer[start] === LEFT_BRACE
        ? readJsonLine(buffer.toString('utf8', start, end))
        : readCombined(buffer.toString('latin1', start, end));
    if (!read) {
      this.lines.damaged += 1;
    } else if (!this.isWithin(read.day)) {
      this.lines.outside += 1;
    } else if ('refused' in read) {
      this.refuse(read.refused);
    } else if ('report' in read) {
      this.report(read.report, read.hour);
    } else {
      this.lines.requests += 1;
      this.request(read);
    }
  };

  private isWithin(day: string): boolean {
    const {since, until} = this.options;
    if ((since !== undefined && day < since) || (until !== undefined && day > until)) {
      return false;
    }
    this.from = this.from === '' || day < this.from ? day : this.from;
    this.to = day > this.to ? day : this.to;
    return true;
  }

  private request({day, method, target, status, referrer, agent}: LoggedRequest): void {
    if (method !== 'GET') {
      return;
    }
    const query = target.indexOf('?');
    const path = query === -1 ? target : target.slice(0, query);
    const page = status === 200 || status === 304 ? this.pageAt(path) : undefined;
    const isMissing = status === 404 && path.length <= LONGEST_ADDRESS && pageLike.test(path);
    if (!page && !isMissing) {
      return;
    }
    if (isProgram(agent)) {
      this.lines.byPrograms += 1;
    } else if (page) {
      page.reads += 1;
      this.days.set(day, (this.days.get(day) ?? 0) + 1);
      this.referrers.add(this.nameReferrer(referrer));
    } else {
      this.missing.add(path);
    }
  }

  private pageAt(path: string): PageTally | undefined {
    return this.pages.get(
      path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path,
    );
  }

  /** The name of a host: an address may say who read it. Empty for none and for the guide itself. */
  private nameReferrer(referrer: string): string {
    const host = /^https?:\/\/([^/?#:@]{1,253})(?=[/?#:]|$)/i.exec(referrer)?.[1]?.toLowerCase();
    return host === undefined || host === this.options.host ? '' : host;
  }

  private report(report: Report, hour: string): void {
    if (report.kind === 'search') {
      if (!this.options.languages.includes(report.language)) {
        this.refuse('unknown');
        return;
      }
      this.search(report);
    } else {
      const page = this.pages.get(report.page);
      if (!page) {
        this.refuse('unknown');
        return;
      }
      if (report.kind === 'comment') {
        this.comment(page, {hour, reasons: report.reasons, text: report.text});
      } else {
        page[report.helped ? 'helped' : 'notHelped'] += 1;
        if (report.changed) {
          // Below nothing until the log with the first answer is read, in whatever order they are.
          page[report.helped ? 'notHelped' : 'helped'] -= 1;
          return;
        }
      }
    }
    this.reports[report.kind] += 1;
  }

  private comment(page: PageTally, comment: KeptComment): void {
    page.commented += 1;
    for (const reason of comment.reasons) {
      page.reasons[reason] += 1;
    }
    if (comment.text !== '') {
      page.comments.push(comment);
      page.comments.splice(0, page.comments.length - mostKept.comments);
    }
  }

  private search({language, query, hits, opened}: Report & {kind: 'search'}): void {
    const words = query.trim().replace(/\s+/g, ' ');
    const isOpened = hits > 0 && opened !== null;
    if (isOpened) {
      const page = this.pageAt(opened.replace(/#.*/, ''));
      if (page) {
        page.found += 1;
      }
    }
    this.searches.add(`${language} ${words.toLowerCase()}`, (before) => {
      const after = before ?? {language, query: words, withoutHits: 0, withoutClick: 0, opened: {}};
      after.withoutHits += hits === 0 ? 1 : 0;
      after.withoutClick += hits > 0 && !isOpened ? 1 : 0;
      if (
        isOpened &&
        (opened in after.opened || Object.keys(after.opened).length < mostKept.opened)
      ) {
        after.opened[opened] = (after.opened[opened] ?? 0) + 1;
      }
      return after;
    });
  }

  private refuse(why: Refusal): void {
    this.refused.set(why, (this.refused.get(why) ?? 0) + 1);
  }
}

function emptyPage(): PageTally {
  return {
    reads: 0,
    helped: 0,
    notHelped: 0,
    reasons: Object.fromEntries(reasons.map((reason) => [reason, 0])) as Record<Reason, number>,
    commented: 0,
    comments: [],
    found: 0,
  };
}
