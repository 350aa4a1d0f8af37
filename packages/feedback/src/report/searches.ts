import type {SearchCounts} from '../feedbackCounts';
import type {Guide, GuideLanguage} from '../guide/guide';

export interface SuggestedSection {
  /** With `#` and the anchor, if any. */
  id: string;
  title: string;
  address: string;
  /** Otherwise it's the first hit. */
  wasOpened: boolean;
}

/** Searches with the same stems. In at least one, the reader opened no hit. */
export interface FailedSearch {
  language: string;
  /** The most frequent wording. */
  query: string;
  variants: string[];
  count: number;
  withoutHits: number;
  withoutClick: number;
  section: SuggestedSection | undefined;
  /** Message of the "not in the product" entry. */
  absent: string | undefined;
}

const MAX_SEARCHES = 200;

/** Returns the most frequent failures first. */
export function findFailedSearches(
  searches: Iterable<SearchCounts>,
  {languages}: Guide,
): FailedSearch[] {
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
    .slice(0, MAX_SEARCHES)
    .map(({group, ...counts}) => {
      const [{language, query}, ...others] = group as [SearchCounts, ...SearchCounts[]];
      const guide = languages.find(({name}) => name === language)!;
      return {
        ...{language, query, variants: others.map((other) => other.query)},
        ...counts,
        section: suggestSection(group, guide),
        absent: guide.search.absent(query)?.message,
      };
    });
}

function suggestSection(
  group: readonly SearchCounts[],
  {search}: GuideLanguage,
): SuggestedSection | undefined {
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
