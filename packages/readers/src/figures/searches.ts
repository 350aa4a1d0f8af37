import type {SearchRecord} from '@guide/search/commands';
import type {Guide, GuideLanguage} from '../guide/guide';
import type {SearchTally} from '../tally/tally';

/** Why a section is named for a search. */
export type Evidence =
  /** Readers who asked the same opened it. */
  | 'readers'
  /** The search finds it first. */
  | 'search'
  /** It has some of the words; the search finds nothing that has enough of them. */
  | 'words';

/** A section, as the data of the search name it. */
export interface AnsweringSection {
  /** The id of its page, with `#` and its anchor for another than the opening. */
  id: string;
  title: string;
  address: string;
  evidence: Evidence;
}

/** Searches with one meaning that led to no section, once at least. */
export interface FailingSearch {
  language: string;
  /** As it was asked most often. */
  query: string;
  /** As it was asked besides. */
  variants: string[];
  count: number;
  withoutHits: number;
  withoutClick: number;
  /** Where it is answered, as far as can be said. */
  section: AnsweringSection | undefined;
  /** What the search says there is not. */
  absent: string | undefined;
}

/** What came of one wording, and how often. */
export type CountedSearch = SearchTally & {count: number};

const MOST_FAILING = 200;
const MOST_VARIANTS = 8;

/** Puts searches together that mean the same, whatever the form and order of their words. */
export function gatherSearches(
  searches: readonly CountedSearch[],
  {languages}: Guide,
): {withoutHits: number; withoutClick: number; failing: FailingSearch[]} {
  const groups = new Map<string, CountedSearch[]>();
  for (const one of searches) {
    const search = languages.find(({name}) => name === one.language)?.search;
    const meaning = `${one.language} ${search?.meaningOf(one.query) ?? one.query}`;
    groups.set(meaning, [...(groups.get(meaning) ?? []), one]);
  }
  const gathered = [...groups.values()].map((group) => ({
    group,
    count: total(group, 'count'),
    withoutHits: total(group, 'withoutHits'),
    withoutClick: total(group, 'withoutClick'),
  }));
  return {
    withoutHits: total(gathered, 'withoutHits'),
    withoutClick: total(gathered, 'withoutClick'),
    failing: gathered
      .filter(({withoutHits, withoutClick}) => withoutHits + withoutClick > 0)
      .sort((a, b) => b.withoutHits + b.withoutClick - a.withoutHits - a.withoutClick)
      .slice(0, MOST_FAILING)
      .map(({group, ...counts}) => {
        // They come in the order of their counts.
        const [first, ...others] = group as [CountedSearch, ...CountedSearch[]];
        const language = languages.find(({name}) => name === first.language)!;
        return {
          language: first.language,
          query: first.query,
          variants: others.slice(0, MOST_VARIANTS).map(({query}) => query),
          ...counts,
          section: answerOf(group, language),
          absent: language.search.absent(first.query)?.says,
        };
      }),
  };
}

/** What readers opened says more than what the search finds, which they did not take. */
function answerOf(
  group: readonly CountedSearch[],
  {search}: GuideLanguage,
): AnsweringSection | undefined {
  const opened = new Map<string, number>();
  for (const [address, count] of group.flatMap((one) => Object.entries(one.opened))) {
    opened.set(address, (opened.get(address) ?? 0) + count);
  }
  const [mostOpened] = [...opened].sort(([, a], [, b]) => b - a);
  const query = group[0]!.query;
  const readers = mostOpened && search.sectionAt(mostOpened[0]);
  const found = readers ?? search.firstSection(query);
  const section = found ?? search.nearestSection(query);
  return section && describe(section, readers ? 'readers' : found ? 'search' : 'words');
}

function describe(section: SearchRecord, evidence: Evidence): AnsweringSection {
  const {pageId, anchor, hierarchy, url} = section;
  const {pathname, hash} = new URL(url);
  return {
    id: anchor === null ? pageId : `${pageId}#${anchor}`,
    title: [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' > '),
    address: pathname + hash,
    evidence,
  };
}

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
