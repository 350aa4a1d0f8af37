import type {Analyser} from './analyser';
import {memoize} from './memoize';
import type {QueryPlan} from './query';
import {
  COVERAGE_POWER,
  headingBoosts,
  noResultThresholds,
  pageWeights,
  questionWeights,
  sectionOrder,
  TOP_MATCHES,
} from './ranking';
import {sectionWeight, type Section} from './section';
import {matchesVariant} from './variants';

/** Section that matches a query. */
export interface Match {
  section: Section;
  score: number;
  /** Indexes of the words of the query that match. */
  slots: Set<number>;
  /** Matching terms of the section. */
  terms: Set<string>;
}

/** Ranks sections by query coverage, headings and questions, by page, above `noResultThresholds`. */
export function rank(
  found: Match[],
  nearest: Map<Section, number>,
  plan: QueryPlan,
  analyser: Analyser,
): Match[] {
  const {contentSlots} = plan;
  const totalWeight = weightOf(contentSlots, plan);
  const matchedSlots = ({slots}: Match) => contentSlots.filter((slot) => slots.has(slot));
  const threshold = noResultThresholds.coverage * totalWeight;
  const isAnswered =
    found.some((match) => weightOf(matchedSlots(match), plan) >= threshold) ||
    [...nearest.values()].some((similarity) => similarity >= noResultThresholds.questionSimilarity);
  if (!isAnswered) {
    return [];
  }
  const headingsOf = memoize((section: Section) =>
    headingShares(section, plan, totalWeight, analyser),
  );
  const candidates = found
    .map((match) => {
      const share = matchedSlots(match).length / contentSlots.length;
      return {...match, text: match.score * share ** COVERAGE_POWER};
    })
    .sort((a, b) => b.text - a.text)
    .map((match, position): Candidate => {
      const {section, text} = match;
      const boost =
        position < headingBoosts.reranked ? headingBoost(headingsOf(section), section) : 1;
      const question = nearest.get(section) ?? 0;
      const questionBoost =
        totalWeight * question ** questionWeights.power * sectionWeight(section);
      return {...match, question, score: text * boost + questionWeights.weight * questionBoost};
    });
  return byPage(candidates, (page) => orderSections(page, contentSlots, headingsOf));
}

/** Returns a section without matching words. */
export function matchOf(section: Section): Match {
  return {section, score: 0, slots: new Set(), terms: new Set()};
}

/** Moves sections to the front, or adds them there. */
export function moveToFront(first: Section[], matches: Match[]): Match[] {
  return [
    ...first.map(
      (section) => matches.find((match) => match.section === section) ?? matchOf(section),
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
  /** Similarity of the closest question. */
  question: number;
}

type HeadingShares = ReturnType<typeof headingShares>;

function weightOf(slots: number[], {weights}: QueryPlan): number {
  return slots.reduce((sum, slot) => sum + weights[slot]!, 0);
}

/** Returns how much of the query the headings have, and the reverse, from 0 to 1. */
function headingShares(
  {headings}: Section,
  plan: QueryPlan,
  totalWeight: number,
  analyser: Analyser,
) {
  const shareOf = (terms: string[]) => {
    const covered = plan.variants
      .filter((variant) => terms.some((term) => matchesVariant(variant, term)))
      .flatMap(({slots}) => slots);
    const slots = plan.contentSlots.filter((slot) => covered.includes(slot));
    return weightOf(slots, plan) / totalWeight;
  };
  const own = analyser.terms(headings.at(-1) ?? '');
  const words = [...new Set(own)].filter((term) => !analyser.isStopWord(term));
  const matched = words.filter((term) =>
    plan.variants.some((variant) => matchesVariant(variant, term)),
  );
  return {
    own: shareOf(own),
    above: shareOf(headings.slice(0, -1).flatMap(analyser.terms)),
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
  const rarity = contentSlots.map((slot) => {
    const count = page.filter(({slots}) => slots.has(slot)).length;
    const value = count > 0 ? Math.log(1 + (page.length - count + 0.5) / (count + 0.5)) : 0;
    return {slot, value};
  });
  const all = rarity.reduce((sum, {value}) => sum + value, 0);
  return sortBy(page, ({section, text, question, slots}) => {
    const {own, precision} = headingsOf(section);
    const rare = rarity.reduce((sum, {slot, value}) => sum + (slots.has(slot) ? value : 0), 0);
    return (
      sectionOrder.text * (best > 0 ? text / best : 0) +
      sectionOrder.rareWords * (all > 0 ? rare / all : 0) +
      sectionOrder.heading * own ** headingBoosts.sharePower +
      sectionOrder.precision * precision +
      sectionOrder.question * question +
      sectionOrder[section.type]
    );
  });
}

function byPage(matches: Candidate[], orderSections: (page: Candidate[]) => Candidate[]): Match[] {
  const pages = new Map<number, Candidate[]>();
  for (const match of sortBy(matches, ({score}) => score)) {
    pages.set(match.section.page, [...(pages.get(match.section.page) ?? []), match]);
  }
  const {othersWeight, othersCounted, shown} = pageWeights;
  const scoreOf = ([best, ...others]: Match[]) =>
    (best?.score ?? 0) +
    othersWeight * others.slice(0, othersCounted).reduce((sum, {score}) => sum + score, 0);
  return sortBy([...pages.values()], scoreOf).flatMap((page, position) =>
    (position < sectionOrder.pages ? orderSections(page) : page).slice(0, shown),
  );
}

function sortBy<Item>(items: Item[], keyOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({item, key: keyOf(item)}))
    .sort((a, b) => b.key - a.key)
    .map(({item}) => item);
}
