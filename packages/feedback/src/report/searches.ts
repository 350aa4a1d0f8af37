import type {SearchCounts} from '../collect';
import type {Guide, GuideLanguage} from '../guide/guide';

export interface AnsweringSection {
  /** Page id, with `#` and the anchor if any. */
  id: string;
  title: string;
  address: string;
  /** Otherwise it's the first hit. */
  wasOpened: boolean;
}

/** Searches with the same stems, of which at least one opened no hit. */
export interface FailingSearch {
  language: string;
  /** The most frequent wording. */
  query: string;
  /** Other wordings. */
  variants: string[];
  count: number;
  withoutHits: number;
  withoutClick: number;
  section: AnsweringSection | undefined;
  /** From a "not in the product" entry. */
  absent: string | undefined;
}

const MAX_FAILING = 200;

/** Most frequent first. */
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

/** Returns the section that readers opened most, or else the first hit. */
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
