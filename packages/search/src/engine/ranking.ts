/**
 * After a change, build the site, run `npm run search -- eval --tuning`, and once at the end
 * `eval`.
 *
 * Values were tuned with the tuning queries of the first site that used this package, those marked
 * "recipe" with 231 queries on another bilingual site.
 *
 * Tried without gain: the best term of a word instead of the sum; a weight for areas; more stop
 * words; questions without texts.
 */

/** BM25F: saturation (k) and length normalisation (b). */
export const bm25 = {k: 4, b: 0.3};

export const fieldWeights = {
  heading: 3.5,
  /** Headings above it. */
  path: 0.8,
  /** Recipe. */
  content: 1,
  labels: 1,
  questions: 1.2,
};

/** More gained nothing. Part of the index format. */
export const MAX_FREQUENCY = 2;

/** An opening mentions everything briefly. API operations rank low unless the query names them. */
export const levelWeights = {lvl1: 0.95, lvl2: 1.13, lvl3: 1, lvl4: 0.4};

/** In per cent. */
export const pageRanks = {
  default: 100,
  untranslated: 50,
};

/** Relative to 1 for the term as typed. */
export const variantWeights = {
  /** Recipe. */
  stopWord: 0.3,
  /** Multiplied by the typed share of the longer term. */
  prefix: 0.4,
  family: 0.2,
  /** At one edit; see `typoWeight`. */
  typo: 0.9,
  /** Two neighbouring words of a heading or label. */
  phrase: 0.5,
  synonym: 0.5,
};

/** Full weight at one edit, less for more. Recipe. */
export function typoWeight(distance: number): number {
  return (variantWeights.typo * 2) / (distance + 1);
}

export const typos = {
  /** Word lengths for one and two edits. Recipe. */
  minLengthForOne: 4,
  minLengthForTwo: 8,
  /** Term length for an unambiguous correction. */
  minLengthForCertain: 6,
  /** The first letter is seldom mistyped. Recipe. */
  firstLetterPenalty: 0.5,
  /** If the word only matches the beginning of a term. */
  prefixPenalty: 0.5,
  /** Recipe. */
  maxCandidates: 12,
  /** Words with a term this near are corrected instead of split. */
  maxBeforeSplit: 1,
};

export const wordSizes = {
  minFamilyLength: 4,
  /** Part of a split word (`duedate`). */
  minPartLength: 3,
  /** Words joined into one (`road map`). */
  maxJoinedWords: 3,
};

/** Exponent of the share of matched words. Recipe. */
export const COVERAGE_POWER = 1.5;

/** Added to 1. Recipe. */
export const headingBoosts = {
  /** Top sections to boost. */
  reranked: 60,
  /** Multiplied by the query coverage to the power of `sharePower`. */
  own: 0.6,
  above: 0.4,
  sharePower: 2,
  /** The heading equals the query; added again for a page title. */
  equal: 1,
  equalTitle: 2,
};

/** Relative to the query's weight. */
export const questionScore = {weight: 0.3, power: 1.2};

/** Unless a match exceeds one of these, there are no results. No judged query loses its answer. */
export const noResultThresholds = {coverage: 0.35, questionSimilarity: 0.4};

/** A page's score includes a part of its next-best sections. */
export const pageScore = {
  othersWeight: 0.5,
  othersCounted: 2,
  /** Maximum sections per page, also in the Algolia index. */
  shown: 3,
};

/** An API operation whose title has every word of the query is in the first matches. */
export const TOP_MATCHES = 3;

/**
 * For factors from 0 to 1. Fitted as a conditional logit on the 179 `asked-tuning` queries with
 * judged sections (weight 20) and 1,699 questions, each removed from the index. In 5-fold
 * cross-validation, the right section of a right page is first for .85 in English (.82 by page
 * score) and .73 in French (.70).
 */
export const sectionOrder = {
  /** Score relative to the best on the page. */
  text: 2.75,
  /** Matched words, weighted by rarity on the page. */
  rareWords: 1.4,
  /** Query coverage by the heading, and the reverse. */
  heading: 2.1,
  precision: 2,
  question: 0.75,
  /** An opening only leads to its sections. */
  lvl1: -2,
  lvl2: 0,
  lvl3: -0.45,
  /** No data: as lvl3. */
  lvl4: -0.45,
  /** Top pages to reorder. */
  pages: 20,
};

/** Set by reading the quotes for 193 queries. */
export const quoteWeights = {
  /** Phrase in quotation marks. Outweighs the coverage. */
  phrase: 2,
  /** Query coverage. Words that the headings don't have count 1 more. */
  share: 0.4,
  /** Bonus for the first sentence, steps for "how to", and a number for "how many". */
  first: 0.2,
  steps: 1.2,
  amount: 0.3,
  /** Penalty for a sentence that ends with a colon. */
  announcing: -0.6,
  /** Per character. */
  length: -0.001,
};
