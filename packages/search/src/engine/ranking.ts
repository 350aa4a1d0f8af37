/**
 * All weights of the ranking. After a change, build the site, run `npm run search -- eval
 * --tuning`, and once at the end `eval`.
 *
 * Tried without gain: the best term of a word instead of the sum; a weight for areas; more stop
 * words; questions without texts.
 *
 * Origin of the values:
 * - recipe: measured with 231 queries on 90 pages per language of another bilingual site; half of
 * the queries were for tuning, half for validation.
 * - tuned: set with the tuning queries of the first site that used this package.
 */

/** BM25F: saturation (k) and length normalisation (b). Tuned. */
export const bm25 = {k: 4, b: 0.3};

/** Weights of a section's fields. */
export const fieldWeights = {
  /** Own heading. Tuned. */
  heading: 3.5,
  /** Headings above it, shared with its siblings. Tuned. */
  path: 0.8,
  /** Recipe. */
  content: 1,
  /** Tuned. */
  labels: 1,
  /** Tuned. */
  questions: 1.2,
};

/**
 * Maximum frequency of a term in a field of a section; higher ones gained nothing. Part of the
 * index format.
 */
export const MAX_FREQUENCY = 2;

/**
 * Weights by level. An opening covers everything briefly; named API operations rank first anyway
 * (`operations.ts`). Tuned.
 */
export const levelWeights = {lvl1: 0.95, lvl2: 1.13, lvl3: 1, lvl4: 0.4};

/** Page weights, in per cent. */
export const pageRanks = {
  ordinary: 100,
  /** Untranslated page. Tuned. */
  foreign: 50,
};

/** Weights of index terms, relative to 1 for the term as typed. */
export const variantWeights = {
  /** Recipe. */
  stopWord: 0.3,
  /** Longer term with the typed prefix, times the typed share of it. Tuned. */
  prefix: 0.4,
  /** Word family. Tuned. */
  family: 0.2,
  /** One edit away; see `typoWeight` for more. Recipe: .7; tuned. */
  typo: 0.9,
  /** Typo of a marginal word (`Vocabulary.isMarginal`), which may be meant. Tuned. */
  typoOfMarginal: 0.5,
  /** Two neighbouring words of a heading or label. Tuned. */
  phrase: 0.5,
  /** Recipe: lower than as typed; tuned. */
  synonym: 0.5,
};

/** Weight at an edit distance, full at one edit. Recipe. */
export function typoWeight(distance: number): number {
  return (variantWeights.typo * 2) / (distance + 1);
}

/** Typo correction of unknown words. */
export const typos = {
  /** Minimum word lengths for one and two edits. Recipe. */
  minLengthForOne: 4,
  minLengthForTwo: 8,
  /** Minimum term length for an unambiguous correction. Tuned. */
  minLengthForCertain: 6,
  /** Distance added if the first letter differs, as it's seldom mistyped. Recipe. */
  otherFirstLetter: 0.5,
  /** Distance added if a typo matches only the beginning of a term. Tuned. */
  goesOn: 0.5,
  /** Recipe. */
  maxCandidates: 12,
  /** Words within this distance of a term are corrected instead of split. Tuned. */
  maxBeforeSplit: 1,
};

export const wordSizes = {
  /** Minimum length for word families. Tuned. */
  minOfFamily: 4,
  /** Minimum length of a part of a split word (`duedate`). Tuned. */
  minPart: 3,
  /** Maximum number of words joined into one (`road map`). Tuned. */
  maxJoined: 3,
};

/** Exponent of the share of matched words, by which scores are multiplied. Recipe. */
export const COVERAGE_POWER = 1.5;

/** Boosts by heading coverage, added to 1. Recipe. */
export const headingBoosts = {
  /** Number of top sections to boost. */
  reranked: 60,
  /** Times the coverage of the own heading, or of those above, to `sharePower`. */
  own: 0.6,
  above: 0.4,
  sharePower: 2,
  /** Added if the heading equals the query, and again if it's a page title. */
  equal: 1,
  equalTitle: 2,
};

/** Score of question similarity, relative to the query's weight. Tuned. */
export const questionScore = {weight: 0.3, power: 1.2};

/**
 * Minimum coverage or question similarity of the best match for any results. Tuned: no judged query
 * loses its answer.
 */
export const noResultThresholds = {coverage: 0.35, questionSimilarity: 0.4};

/** Page score: best section plus a part of the next ones. Tuned. */
export const pageScore = {
  othersWeight: 0.5,
  othersCounted: 2,
  /** Maximum sections per page, also in the Algolia index. */
  shown: 3,
};

/** An API operation with every word of the query is among this many first matches. */
export const FIRST_MATCHES = 4;

/**
 * Weights of the order of sections within a page; factors are from 0 to 1. Fitted as a conditional
 * logit on the 179 `asked-tuning` queries with judged sections (weight 20) and 1,699 questions,
 * each removed from the index. In 5-fold cross-validation, the right section of a right page is
 * first for .85 in English (.82 by page score) and .73 in French (.70).
 */
export const sectionOrder = {
  /** Score relative to the best on the page. */
  text: 2.75,
  /** Share of matched words, weighted by rarity on the page. */
  telling: 1.4,
  /** Query coverage by the heading to a power, and heading coverage by the query. */
  heading: 2.1,
  precision: 2,
  question: 0.75,
  /** By level: an opening only leads to its sections. */
  lvl1: -2,
  lvl2: 0,
  lvl3: -0.45,
  /** No data: the same as lvl3. */
  lvl4: -0.45,
  /** Number of top pages to reorder. */
  pages: 20,
};

/** Weights of quotable parts. Set by reading the quotes for 193 queries. */
export const quoteWeights = {
  /** Times the query coverage; what headings don't cover adds 1 more. */
  share: 0.4,
  /** Bonuses: first sentence, steps for "how to", a number for "how many". */
  first: 0.2,
  steps: 1.2,
  amount: 0.3,
  /** Ends with a colon. */
  announcing: -0.6,
  /** Per character. */
  length: -0.001,
};
