import type {Reason} from '../form';
import type {Counted, PageFigures, ReaderFigures} from '../figures/figures';
import type {Evidence, FailingSearch} from '../figures/searches';

/** What stands in a cell of a table; an address is a link to the guide. */
export type Cell = string | number | {text: string; address: string};

export interface Column {
  name: string;
  isNumber?: boolean;
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

/** What a chart shows: rows below each other, or days beside each other. */
export interface Chart {
  kind: 'bars' | 'days';
  /** What is counted, for who cannot see it. */
  name: string;
  values: readonly Counted[];
}

/** A part of the report, the same in each of its forms. */
export interface Section {
  id: string;
  title: string;
  /** What the figures are, and what they do not say. */
  note?: string;
  chart?: Chart;
  table: Table;
  /** In place of a table without rows. */
  nothing: string;
  /** What is to be pasted somewhere. */
  paste?: {note: string; lines: readonly string[]};
}

const MOST_BARS = 15;

const reasonNames: Record<Reason, string> = {
  missing: 'Something is missing',
  unclear: 'Hard to understand',
  wrong: 'Wrong or out of date',
  elsewhere: 'Not what was looked for',
};

const evidenceNames: Record<Evidence, string> = {
  readers: 'opened by readers who asked the same',
  search: 'found first by the search',
  words: 'has some of the words',
};

const text = (name: string): Column => ({name});
const number = (name: string): Column => ({name, isNumber: true});

/**
 * The report, section by section.
 *
 * @param redirectsFile where the site has its redirects
 */
export function sectionsOf(figures: ReaderFigures, redirectsFile: string): Section[] {
  return [
    summary(figures),
    readsByDay(figures),
    pagesByReads(figures),
    pagesByVotes(figures),
    comments(figures),
    failingSearches(figures),
    missing(figures, redirectsFile),
    counts('languages', 'Reads by language', 'Language', figures.reads.byLanguage),
    counts('versions', 'Reads by version', 'Version', figures.reads.byVersion),
    counts('referrers', 'Reads by referrer', 'Host', figures.reads.byReferrer, {
      unnamed: '(none, or this guide)',
      note: 'Where readers came from, by the name of the host alone.',
    }),
    unread(figures),
    words(figures),
    refused(figures),
  ];
}

function summary(figures: ReaderFigures): Section {
  const {reads, reports, searches, missing: notFound, unread: pages, lines, forgotten} = figures;
  const rows: [string, number][] = [
    ['Reads of pages', reads.total],
    ['Votes', reports.vote],
    ['Comments', reports.comment],
    ['Searches', reports.search],
    ['Searches without hits', searches.withoutHits],
    ['Searches with hits, none of which was opened', searches.withoutClick],
    ['Requests for addresses that were not found', notFound.total],
    ['Pages that nobody opened', pages.length],
    ['Lines of the logs', lines.read],
    ['Lines of other days', lines.outside],
    ['Lines that are damaged, and left out', lines.damaged],
    ['Requests by programs, left out', lines.byPrograms],
  ];
  const rare: [string, number][] = [
    ['Searches that came too seldom to be looked at', forgotten.searches],
    ['Requests for addresses that came too seldom to be looked at', forgotten.missing],
    ['Reads from hosts that came too seldom to be looked at', forgotten.referrers],
  ];
  const cutOff = figures.cutOff.map((file) => [`File that is damaged, ${file}`, 1] as const);
  return {
    id: 'summary',
    title: 'In short',
    note: 'A read is a page that a browser asked the server for. Who goes on by a link inside the guide asks for no page, so that such reads are not counted.',
    table: {
      columns: [text('What'), number('Count')],
      rows: [...rows, ...rare.filter(([, count]) => count > 0), ...cutOff],
    },
    nothing: '',
  };
}

function readsByDay({reads: {byDay}}: ReaderFigures): Section {
  return {
    id: 'days',
    title: 'Reads by day',
    chart: {kind: 'days', name: 'Reads by day', values: byDay},
    table: {
      columns: [text('Day'), number('Reads')],
      rows: byDay.map(({name, count}) => [name, count]),
    },
    nothing: 'No page was read.',
  };
}

const pageCell = ({title, address}: {title: string; address: string}): Cell => ({
  text: title,
  address,
});

function pagesByReads({pages}: ReaderFigures): Section {
  const read = pages.filter(({reads}) => reads > 0);
  return {
    id: 'pages',
    title: 'Pages by reads',
    chart: {kind: 'bars', name: 'Reads of pages', values: bars(read, ({reads}) => reads)},
    table: {
      columns: [text('Page'), text('Language'), text('Version'), number('Reads')],
      rows: read.map((page) => [pageCell(page), page.language, page.version, page.reads]),
    },
    nothing: 'No page was read.',
  };
}

function pagesByVotes({pages}: ReaderFigures): Section {
  const judged = pages
    .filter(({helped, notHelped}) => helped + notHelped > 0)
    .sort((a, b) => b.notHelped - a.notHelped || a.helped - b.helped);
  const unhelpful = judged.filter(({notHelped}) => notHelped > 0);
  const reasons = Object.keys(reasonNames) as Reason[];
  return {
    id: 'votes',
    title: 'Pages by unhelpful votes',
    chart: {
      kind: 'bars',
      name: 'Unhelpful votes',
      values: bars(unhelpful, ({notHelped}) => notHelped),
    },
    table: {
      columns: [
        ...[text('Page'), text('Language')],
        ...['Did not help', 'Helped', ...reasons.map((reason) => reasonNames[reason])].map(number),
      ],
      rows: judged.map((page) => [
        ...[pageCell(page), page.language, page.notHelped, page.helped],
        ...reasons.map((reason) => page.reasons[reason]),
      ]),
    },
    nothing: 'Nobody voted.',
  };
}

function comments({pages}: ReaderFigures): Section {
  const rows = pages
    .filter((page) => page.comments.length > 0)
    .sort((a, b) => b.commented - a.commented)
    .flatMap((page) =>
      page.comments.map(({hour, reasons, text: words}): Cell[] => [
        pageCell(page),
        page.language,
        hour.replace('T', ' ') + ':00',
        reasons.map((reason) => reasonNames[reason]).join(', '),
        words,
      ]),
    );
  return {
    id: 'comments',
    title: 'What readers wrote',
    table: {columns: ['Page', 'Language', 'Hour', 'Reason', 'Comment'].map(text), rows},
    nothing: 'Nobody wrote anything.',
  };
}

function failingSearches({searches: {failing}}: ReaderFigures): Section {
  const values = failing.slice(0, MOST_BARS).map((search) => ({
    name: search.query,
    count: search.withoutHits + search.withoutClick,
  }));
  return {
    id: 'searches',
    title: 'Searches that led nowhere',
    note: 'Searches that mean the same are one row, under their most frequent wording.',
    chart: {kind: 'bars', name: 'Searches without a hit or a click', values},
    table: {
      columns: [
        ...[text('Search'), text('Language'), number('Asked'), number('Without hits')],
        ...[number('Without a click'), text('Section that should answer'), text('Also asked as')],
      ],
      rows: failing.map((search) => [
        ...[search.query, search.language, search.count, search.withoutHits, search.withoutClick],
        ...[answerCell(search), search.variants.join(' · ')],
      ]),
    },
    nothing: 'Every search led to a page.',
  };
}

function answerCell({section, absent}: FailingSearch): Cell {
  if (absent !== undefined) {
    return `None: ${absent}`;
  }
  return section
    ? {text: `${section.title} (${evidenceNames[section.evidence]})`, address: section.address}
    : '';
}

function missing({missing: {addresses}}: ReaderFigures, redirectsFile: string): Section {
  const redirects = new Map(
    addresses.flatMap(({redirect}) => (redirect ? [[redirect.from, redirect.to] as const] : [])),
  );
  return {
    id: 'missing',
    title: 'Addresses that were not found',
    note: 'A redirect leads to the page that the not-found page offers first: look whether it is the one that was meant.',
    chart: {
      kind: 'bars',
      name: 'Requests for addresses that were not found',
      values: addresses.slice(0, MOST_BARS).map(({address, count}) => ({name: address, count})),
    },
    table: {
      columns: [text('Address'), number('Asked'), text('Page that was meant, perhaps')],
      rows: addresses.map(({address, count, redirect}) => [
        ...[address, count],
        redirect ? `${redirect.title} (${redirect.to})` : '',
      ]),
    },
    nothing: 'Every address was found.',
    paste: {
      note: `Redirects to add to ${redirectsFile}`,
      lines: [...redirects].map(([from, to]) => `${JSON.stringify(from)}: ${JSON.stringify(to)},`),
    },
  };
}

function counts(
  id: string,
  title: string,
  column: string,
  values: readonly Counted[],
  {unnamed = '', note}: {unnamed?: string; note?: string} = {},
): Section {
  const named = values.map(({name, count}) => ({name: name || unnamed, count}));
  return {
    ...{id, title, ...(note && {note})},
    chart: {kind: 'bars', name: title, values: named.slice(0, MOST_BARS)},
    table: {
      columns: [text(column), number('Reads')],
      rows: named.map(({name, count}) => [name, count]),
    },
    nothing: 'No page was read.',
  };
}

function unread({unread: pages}: ReaderFigures): Section {
  return {
    id: 'unread',
    title: 'Pages that nobody reads',
    note: 'No browser asked the server for them, nobody voted on them, and no search led there. Who came by a link inside the guide left no trace.',
    table: {
      columns: ['Page', 'Language', 'Version'].map(text),
      rows: pages.map((page) => [pageCell(page), page.language, page.version]),
    },
    nothing: 'Every page was read.',
  };
}

function words({words: found}: ReaderFigures): Section {
  return {
    id: 'words',
    title: 'Words that readers use and the guide does not',
    note: 'From searches and comments, each word with all its forms.',
    table: {
      columns: [
        ...[text('Word'), text('Language'), number('Used')],
        ...[text('The search understands it'), text('Example')],
      ],
      rows: found.map(({word, language, count, isKnownToSearch, example}) => [
        ...[word, language, count, isKnownToSearch ? 'Yes' : 'No', example],
      ]),
    },
    nothing: 'The guide has all words that its readers use.',
  };
}

function refused({refused: kinds}: ReaderFigures): Section {
  return {
    id: 'refused',
    title: 'Reports that were refused',
    table: {
      columns: [text('Why'), number('Reports')],
      rows: kinds.map(({name, count}) => [name, count]),
    },
    nothing: 'None was refused.',
  };
}

function bars(pages: readonly PageFigures[], count: (page: PageFigures) => number): Counted[] {
  return pages
    .slice(0, MOST_BARS)
    .map((page) => ({name: `${page.title} (${page.language})`, count: count(page)}));
}
