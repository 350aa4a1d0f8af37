import type {SearchCounts} from '../collect';
import type {Guide, GuideLanguage} from '../guide/guide';

/** A section that answers a search, as the data of the search name it. */
export interface AnsweringSection {
  /** The id of its page, with `#` and its anchor for another than the opening. */
  id: string;
  title: string;
  address: string;
  /** Readers who asked the same opened it; else the search finds it first. */
  wasOpened: boolean;
}

/** Searches with the same words, in whatever form and order, that led to no section once at least. */
export interface FailingSearch {
  language: string;
  /** As it was asked most often. */
  query: string;
  /** As it was asked besides. */
  variants: string[];
  count: number;
  withoutHits: number;
  withoutClick: number;
  section: AnsweringSection | undefined;
  /** What the search says there is not. */
  absent: string | undefined;
}

const MAX_FAILING = 200;

/** The searches that led nowhere, those that did most often first. */
export function findFailingSearches(
  searches: Iterable<SearchCounts>,
  {languages}: Guide,
): FailingSearch[] {
  const groups = new Map<string, SearchCounts[]>();
  for (const one of [...searches].sort((a, b) => b.count - a.count)) {
    const search = languages.find(({name}) => name === one.language)!.search;
    const meaning = `${one.language} ${search.normaliseQuery(one.query)}`;
    groups.set(meaning, [...(groups.get(meaning) ?? []), one]);
  }
  return [...groups.values()]
    .map((group) => ({
      group,
      count: total(group, 'count'),
      withoutHits: total(group, 'withoutHits'),
      withoutClick: total(group, 'withoutClick'),
    }))
    .filter(({withoutHits, withoutClick}) => withoutHits + withoutClick > 0)
    .sort(
      (a, b) =>
        b.withoutHits + b.withoutClick - a.withoutHits - a.withoutClick ||
        b.withoutHits - a.withoutHits,
    )
    .slice(0, MAX_FAILING)
    .map(({group, ...counts}) => {
      const [{language, query}, ...others] = group as [SearchCounts, ...SearchCounts[]];
      const guide = languages.find(({name}) => name === language)!;
      return {
        ...{language, query, variants: others.map((other) => other.query)},
        ...counts,
        section: answerOf(group, guide),
        absent: guide.search.absent(query)?.message,
      };
    });
}

/** What readers opened says more than what the search finds, which they did not take. */
function answerOf(
  group: readonly SearchCounts[],
  {search}: GuideLanguage,
): AnsweringSection | undefined {
  const opened = new Map<string, number>();
  for (const [address, count] of group.flatMap((one) => Object.entries(one.opened))) {
    opened.set(address, (opened.get(address) ?? 0) + count);
  }
  const [mostOpened] = [...opened].sort(([, a], [, b]) => b - a);
  const section = mostOpened && search.sectionAt(mostOpened[0]);
  const found = section ?? search.firstSection(group[0]!.query);
  if (!found) {
    return undefined;
  }
  const {pageId, anchor, hierarchy, url} = found;
  const {pathname, hash} = new URL(url);
  return {
    id: anchor === null ? pageId : `${pageId}#${anchor}`,
    title: [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' > '),
    address: pathname + hash,
    wasOpened: section !== undefined,
  };
}

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
