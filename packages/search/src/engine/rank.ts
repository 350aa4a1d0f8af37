import type {Analyser} from './analyser';
import {memoise} from './memoise';
import type {QueryPlan} from './query';
import {
  COVERAGE_POWER,
  headingBoosts,
  noResultThresholds,
  pageScore,
  questionScore,
  sectionOrder,
  TOP_MATCHES,
} from './ranking';
import type {Section} from './section';
import {sectionWeight, type ScoredSection} from './terms';
import type {Variant} from './variants';

export interface Match {
  section: Section;
  score: number;
  terms: string[];
}

/**
 * Ranks sections by query coverage, headings and questions, grouped by page.
 *
 * @param nearest question similarity by section
 * @returns nothing below `noResultThresholds`
 */
export function rank(
  found: ScoredSection[],
  nearest: Map<number, number>,
  plan: QueryPlan,
  sections: Section[],
  analyser: Analyser,
): Match[] {
  const {contentSlots, weights} = plan;
  const scored = found.map((hit) => {
    const share = contentSlots.filter((slot) => hit.slots.has(slot)).length / contentSlots.length;
    return {...hit, score: hit.score * share ** COVERAGE_POWER};
  });
  const weightOf = (slots: number[]) => slots.reduce((sum, slot) => sum + weights[slot]!, 0);
  const totalWeight = weightOf(contentSlots);
  const isAnswered =
    found.some(
      ({slots}) =>
        weightOf(contentSlots.filter((slot) => slots.has(slot))) >=
        noResultThresholds.coverage * totalWeight,
    ) ||
    [...nearest.values()].some((nearness) => nearness >= noResultThresholds.questionSimilarity);
  if (!isAnswered) {
    return [];
  }
  const headingsOf = memoise((section: Section) =>
    headingShares(section, plan, totalWeight, analyser),
  );
  const matches = scored
    .sort((a, b) => b.score - a.score)
    .map(({section: index, score: text, slots, terms}, position): Candidate => {
      const section = sections[index]!;
      const boost =
        position < headingBoosts.reranked ? headingBoost(headingsOf(section), section) : 1;
      const question = nearest.get(index) ?? 0;
      const questionBoost = totalWeight * question ** questionScore.power * sectionWeight(section);
      const score = text * boost + questionScore.weight * questionBoost;
      return {section, score, terms: [...terms], text, question, slots};
    });
  return byPage(matches, (page) => orderSections(page, contentSlots, headingsOf));
}

/** Moves sections to the front, or adds them there. */
export function moveToFront(first: Section[], matches: Match[]): Match[] {
  return [
    ...first.map(
      (section) =>
        matches.find((match) => match.section === section) ?? {section, score: 0, terms: []},
    ),
    ...matches.filter(({section}) => !first.includes(section)),
  ];
}

/** Moves a section into the first `TOP_MATCHES`, or adds it there. */
export function moveIntoTop(section: Section, matches: Match[]): Match[] {
  const before = matches.slice(0, TOP_MATCHES - 1);
  return before.some((match) => match.section === section)
    ? matches
    : [...before, ...moveToFront([section], matches.slice(before.length))];
}

interface Candidate extends Match {
  /** Score before boosts. */
  text: number;
  question: number;
  slots: Set<number>;
}

/** Shares of the query, from 0 to 1. */
interface HeadingShares {
  own: number;
  above: number;
  /** Share of its own heading. */
  precision: number;
}

function headingShares(
  {headings}: Section,
  plan: QueryPlan,
  totalWeight: number,
  analyser: Analyser,
): HeadingShares {
  const own = new Set(analyser.terms(headings.at(-1) ?? ''));
  const above = new Set(headings.slice(0, -1).flatMap((heading) => analyser.terms(heading)));
  const words = [...own].filter((term) => !analyser.isStopWord(term));
  const matched = words.filter((term) =>
    plan.variants.some((variant) => matchesVariant(variant, term)),
  );
  return {
    own: coverage(own, plan) / totalWeight,
    above: coverage(above, plan) / totalWeight,
    precision: words.length > 0 ? matched.length / words.length : 1,
  };
}

function headingBoost({own, above, precision}: HeadingShares, {headings}: Section): number {
  const boosts = headingBoosts;
  const equal = own === 1 && precision === 1;
  return (
    1 +
    boosts.own * own ** boosts.sharePower +
    boosts.above * above ** boosts.sharePower +
    (equal ? boosts.equal : 0) +
    (equal && headings.length === 1 ? boosts.equalTitle : 0)
  );
}

function orderSections(
  page: Candidate[],
  contentSlots: number[],
  headingsOf: (section: Section) => HeadingShares,
): Candidate[] {
  const best = Math.max(...page.map(({text}) => text));
  // A word in all sections of the page doesn't distinguish them.
  const rarity = new Map(
    contentSlots.map((slot) => {
      const count = page.filter(({slots}) => slots.has(slot)).length;
      return [slot, count > 0 ? Math.log(1 + (page.length - count + 0.5) / (count + 0.5)) : 0];
    }),
  );
  const sum = (slots: Iterable<number>) =>
    [...slots].reduce((total, slot) => total + (rarity.get(slot) ?? 0), 0);
  const all = sum(contentSlots);
  const scoreOf = ({section, text, question, slots}: Candidate) => {
    const {own, precision} = headingsOf(section);
    return (
      sectionOrder.text * (best > 0 ? text / best : 0) +
      sectionOrder.rareWords * (all > 0 ? sum(slots) / all : 0) +
      sectionOrder.heading * own ** headingBoosts.sharePower +
      sectionOrder.precision * precision +
      sectionOrder.question * question +
      sectionOrder[section.type]
    );
  };
  return sortBy(page, scoreOf);
}

function coverage(terms: Set<string>, {variants, contentSlots, weights}: QueryPlan): number {
  const covered = new Set(
    variants
      .filter((variant) => [...terms].some((term) => matchesVariant(variant, term)))
      .flatMap(({slots}) => slots),
  );
  return contentSlots
    .filter((slot) => covered.has(slot))
    .reduce((sum, slot) => sum + weights[slot]!, 0);
}

export function matchesVariant({term: wanted, prefix}: Variant, term: string): boolean {
  return prefix ? term.startsWith(wanted) : term === wanted;
}

function byPage(matches: Candidate[], orderSections: (page: Candidate[]) => Candidate[]): Match[] {
  const pages = new Map<number, Candidate[]>();
  for (const match of sortBy(matches, ({score}) => score)) {
    const page = pages.get(match.section.page) ?? [];
    page.push(match);
    pages.set(match.section.page, page);
  }
  const {othersWeight, othersCounted, shown} = pageScore;
  const score = ([best, ...others]: Match[]) =>
    (best?.score ?? 0) +
    othersWeight * others.slice(0, othersCounted).reduce((sum, match) => sum + match.score, 0);
  return sortBy([...pages.values()], score).flatMap((page, position) =>
    (position < sectionOrder.pages ? orderSections(page) : page).slice(0, shown),
  );
}

function sortBy<Item>(items: Item[], keyOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({item, key: keyOf(item)}))
    .sort((a, b) => b.key - a.key)
    .map(({item}) => item);
}
