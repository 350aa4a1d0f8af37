import type {SearchCounts} from '../feedbackCounts';
import type {Guide, GuideLanguage} from '../guide';

/** Searches with the same stems. In at least one, the reader opened no hit. */
export interface FailedSearch extends Omit<SearchCounts, 'opened'> {
  /** The most frequent wording. */
  query: string;
  /** Other wordings, the most frequent first. */
  variants: string[];
  /** Not in `variants`. */
  moreVariants: number;
  /** `address`: URL path and anchor. If readers opened none, it's the first hit. */
  section: {title: string; address: string; wasOpened: boolean} | undefined;
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
  const languageOf = (search: SearchCounts) =>
    languages.find(({locale}) => locale === search.language)!;
  const groups = new Map<string, SearchCounts[]>();
  for (const search of [...searches].sort((a, b) => b.count - a.count)) {
    const stems = languageOf(search).search.normaliseQuery(search.query);
    const key = `${search.language} ${stems}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(search);
  }
  return Array.from(groups.values(), (group) => ({
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
      const [first, ...others] = group as [SearchCounts, ...SearchCounts[]];
      const guideLanguage = languageOf(first);
      return {
        ...{language: first.language, query: first.query, ...counts},
        variants: others.slice(0, MAX_VARIANTS).map(({query}) => query),
        moreVariants: Math.max(0, others.length - MAX_VARIANTS),
        section: suggestSection(group, guideLanguage),
        absent: guideLanguage.search.absent(first.query)?.message,
      };
    });
}

function suggestSection(
  group: readonly SearchCounts[],
  {search}: GuideLanguage,
): FailedSearch['section'] {
  const opened = new Map<string, number>();
  for (const [path, count] of group.flatMap((counts) => Object.entries(counts.opened))) {
    opened.set(path, (opened.get(path) ?? 0) + count);
  }
  const [mostOpened] = [...opened].sort(([, a], [, b]) => b - a);
  const openedSection = mostOpened && search.sectionAt(mostOpened[0]);
  const section = openedSection ?? search.firstSection(group[0]!.query);
  if (!section) {
    return undefined;
  }
  const {lvl1, lvl2, lvl3} = section.hierarchy;
  const {pathname, hash} = new URL(section.url);
  return {
    title: [lvl1, lvl2, lvl3].filter(Boolean).join(' > '),
    address: pathname + hash,
    wasOpened: openedSection !== undefined,
  };
}

function total(
  group: readonly SearchCounts[],
  key: 'count' | 'withoutHits' | 'withoutClick',
): number {
  return group.reduce((sum, counts) => sum + counts[key], 0);
}
