import type {SearchCounts} from '../feedbackCounts';
import type {Guide, GuideLanguage} from '../guide';

export interface SuggestedSection {
  /** With `#` and the anchor, if any. */
  id: string;
  title: string;
  /** URL path and anchor. */
  address: string;
  /** Otherwise it's the first hit. */
  wasOpened: boolean;
}

/** Searches with the same stems. In at least one, the reader opened no hit. */
export interface FailedSearch {
  language: string;
  /** The most frequent wording. */
  query: string;
  /** Other wordings, the most frequent first. */
  variants: string[];
  /** Not in `variants`. */
  moreVariants: number;
  count: number;
  withoutHits: number;
  withoutClick: number;
  section: SuggestedSection | undefined;
  /** Message of the "not in the product" entry. */
  absent: string | undefined;
}

const MAX_SEARCHES = 200;

const MAX_VARIANTS = 10;

/** Returns the most frequent failures first. */
export function findFailedSearches(
  searches: Iterable<SearchCounts>,
  {languages}: Guide,
): FailedSearch[] {
  const groups = new Map<string, SearchCounts[]>();
  for (const search of [...searches].sort((a, b) => b.count - a.count)) {
    const guideLanguage = languages.find(({locale}) => locale === search.language)!;
    const key = `${search.language} ${guideLanguage.search.normaliseQuery(search.query)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(search);
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
      const guideLanguage = languages.find(({locale}) => locale === language)!;
      return {
        ...{language, query},
        variants: others.slice(0, MAX_VARIANTS).map((other) => other.query),
        moreVariants: Math.max(0, others.length - MAX_VARIANTS),
        ...counts,
        section: suggestSection(group, guideLanguage),
        absent: guideLanguage.search.absent(query)?.message,
      };
    });
}

function suggestSection(
  group: readonly SearchCounts[],
  {search}: GuideLanguage,
): SuggestedSection | undefined {
  const opened = new Map<string, number>();
  for (const [path, count] of group.flatMap((search) => Object.entries(search.opened))) {
    opened.set(path, (opened.get(path) ?? 0) + count);
  }
  const [mostOpened] = [...opened].sort(([, a], [, b]) => b - a);
  const openedSection = mostOpened && search.sectionAt(mostOpened[0]);
  const section = openedSection ?? search.firstSection(group[0]!.query);
  if (!section) {
    return undefined;
  }
  const {pageId, anchor, hierarchy, url} = section;
  const {pathname, hash} = new URL(url);
  return {
    id: anchor === null ? pageId : `${pageId}#${anchor}`,
    title: [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' > '),
    address: pathname + hash,
    wasOpened: openedSection !== undefined,
  };
}

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
