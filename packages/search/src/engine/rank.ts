import type {Analyser} from './analyser';
import type {Section} from './indexFile';
import type {QueryPlan} from './query';
import {COVERAGE_POWER, headingBoosts, pageScore} from './ranking';
import type {Found} from './terms';
import type {Variant} from './variants';

/** A section that answers a query. */
export interface Match {
  section: Section;
  score: number;
  /** The terms of it that answer. */
  terms: string[];
}

/**
 * Puts sections in the order in which a reader wants them: those that answer
 * more of the query first, then those whose headings do, by page.
 */
export function rank(
  found: Found[],
  plan: QueryPlan,
  sections: Section[],
  analyser: Analyser,
): Match[] {
  const wanted = new Map(plan.variants.map((variant) => [variant.term, variant]));
  const content = contentSlots(plan);
  const scored = found.map((hit) => {
    const covered = new Set(hit.wanted.flatMap((term) => wanted.get(term)?.slots ?? []));
    const share = content.filter((slot) => covered.has(slot)).length / content.length;
    return {...hit, score: hit.score * share ** COVERAGE_POWER};
  });
  const matches = scored
    .sort((a, b) => b.score - a.score)
    .map(({section: at, score, terms}, place): Match => {
      const section = sections[at] as Section;
      const boost =
        place < headingBoosts.reranked ? headingBoost(section, plan, content, analyser) : 1;
      return {section, score: score * boost, terms};
    });
  return byPage(matches);
}

/** The words that say what is looked for; all of them, in a query of stop words. */
function contentSlots({slots}: QueryPlan): number[] {
  const places = slots.map((_, at) => at);
  const content = places.filter((at) => !slots[at]?.isStopWord);
  return content.length > 0 ? content : places;
}

function headingBoost(
  {headings}: Section,
  {variants}: QueryPlan,
  content: number[],
  analyser: Analyser,
): number {
  const own = new Set(analyser.terms(headings.at(-1) ?? ''));
  const above = new Set(headings.slice(0, -1).flatMap((heading) => analyser.terms(heading)));
  const ownShare = coverage(own, variants, content);
  const aboveShare = coverage(above, variants, content);
  const ownContent = [...own].filter((term) => !analyser.isStopWord(term));
  const equal =
    ownShare === 1 &&
    ownContent.every((term) => variants.some((variant) => answers(variant, term)));
  const isTitle = headings.length === 1;
  const boosts = headingBoosts;
  return (
    1 +
    boosts.own * ownShare ** boosts.sharePower +
    boosts.above * aboveShare ** boosts.sharePower +
    (equal ? boosts.equal : 0) +
    (equal && isTitle ? boosts.equalTitle : 0)
  );
}

/** The share of the words asked for that some of the terms answer to. */
function coverage(terms: Set<string>, variants: Variant[], content: number[]): number {
  const covered = new Set(
    variants
      .filter((variant) => [...terms].some((term) => answers(variant, term)))
      .flatMap(({slots}) => slots),
  );
  return content.filter((slot) => covered.has(slot)).length / content.length;
}

function answers({term: wanted, prefix}: Variant, term: string): boolean {
  return prefix ? term.startsWith(wanted) : term === wanted;
}

/** Gathers the sections of a page; several good ones lift it. */
function byPage(matches: Match[]): Match[] {
  const pages = new Map<number, Match[]>();
  for (const match of [...matches].sort((a, b) => b.score - a.score)) {
    const page = pages.get(match.section.page) ?? [];
    page.push(match);
    pages.set(match.section.page, page);
  }
  const {othersWeight, othersCounted, shown} = pageScore;
  const score = ([best, ...others]: Match[]) =>
    (best?.score ?? 0) +
    othersWeight * others.slice(0, othersCounted).reduce((sum, match) => sum + match.score, 0);
  return [...pages.values()]
    .sort((a, b) => score(b) - score(a))
    .flatMap((page) => page.slice(0, shown));
}
