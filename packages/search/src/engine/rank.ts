import type {Analyser} from './analyser';
import type {QueryPlan} from './query';
import {
  COVERAGE_POWER,
  headingBoosts,
  noResultThresholds,
  pageScore,
  questionScore,
} from './ranking';
import type {Section} from './section';
import {sectionWeight, type Found} from './terms';
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
 * more of the query first, then those whose headings or questions do, by page.
 *
 * @param nearest how near the questions of sections are to the query
 * @returns nothing where all that was found has next to nothing to do with the query
 */
export function rank(
  found: Found[],
  nearest: Map<number, number>,
  plan: QueryPlan,
  sections: Section[],
  analyser: Analyser,
): Match[] {
  const {content, weights} = plan;
  const scored = found.map((hit) => {
    const share = content.filter((slot) => hit.slots.has(slot)).length / content.length;
    return {...hit, score: hit.score * share ** COVERAGE_POWER};
  });
  const weigh = (slots: number[]) => slots.reduce((sum, slot) => sum + weights[slot]!, 0);
  const all = weigh(content);
  const isAnswered =
    found.some(
      ({slots}) =>
        weigh(content.filter((slot) => slots.has(slot))) >= noResultThresholds.coverage * all,
    ) ||
    [...nearest.values()].some((nearness) => nearness >= noResultThresholds.questionSimilarity);
  if (!isAnswered) {
    return [];
  }
  const matches = scored
    .sort((a, b) => b.score - a.score)
    .map(({section: at, score, terms}, place): Match => {
      const section = sections[at]!;
      const boost = place < headingBoosts.reranked ? headingBoost(section, plan, all, analyser) : 1;
      const asked = all * (nearest.get(at) ?? 0) ** questionScore.power * sectionWeight(section);
      return {section, score: score * boost + questionScore.weight * asked, terms: [...terms]};
    });
  return byPage(matches);
}

/** @param all what the words of the query weigh */
function headingBoost(
  {headings}: Section,
  plan: QueryPlan,
  all: number,
  analyser: Analyser,
): number {
  const {variants} = plan;
  const own = new Set(analyser.terms(headings.at(-1) ?? ''));
  const above = new Set(headings.slice(0, -1).flatMap((heading) => analyser.terms(heading)));
  const ownShare = coverage(own, plan) / all;
  const aboveShare = coverage(above, plan) / all;
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

/** What the words of the query weigh that some of the terms answer to. */
function coverage(terms: Set<string>, {variants, content, weights}: QueryPlan): number {
  const covered = new Set(
    variants
      .filter((variant) => [...terms].some((term) => answers(variant, term)))
      .flatMap(({slots}) => slots),
  );
  return content.filter((slot) => covered.has(slot)).reduce((sum, slot) => sum + weights[slot]!, 0);
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
