/**
 * Tuned with `npm run search -- eval --tuning`, those marked "recipe" with 231 queries on another
 * bilingual site. Tried without gain: the best term of a word instead of the sum; a weight for
 * areas; more stop words; questions without texts.
 */

/** BM25F: saturation (k) and length normalisation (b). */
export const bm25 = {k: 4, b: 0.3};

export const fieldWeights = {
  heading: 3.5,
  /** Headings above it. */
  path: 0.8,
  content: 1, // recipe
  labels: 1,
  questions: 1.2,
};

/** In the index. More gains nothing; 1 loses up to 2.5 % of the first pages. */
export const MAX_FREQUENCY = 2;

/** An opening mentions everything briefly. API operations rank low unless the query names them. */
export const levelWeights = {lvl1: 0.95, lvl2: 1.13, lvl3: 1, lvl4: 0.4};

/** In per cent. */
export const pageRanks = {default: 100, untranslated: 50};

/** Relative to 1 for the term as typed. */
export const variantWeights = {
  stopWord: 0.3, // recipe
  /** Multiplied by the typed share of the longer term. */
  prefix: 0.4,
  family: 0.2,
  /** Two neighbouring words of a heading or label. */
  phrase: 0.5,
  synonym: 0.5,
};

/** Weight of a term at a distance in edits. Recipe. */
export function typoWeight(distance: number): number {
  return 1.8 / (distance + 1);
}

export const typoLimits = {
  /** Word lengths for one and two edits. Recipe. */
  minLengthForOne: 4,
  minLengthForTwo: 8,
  /** Term length for an unambiguous correction. */
  minLengthForCertain: 6,
  /** The first letter is seldom mistyped. Recipe. */
  firstLetterPenalty: 0.5,
  /** If the word only matches the beginning of a term. */
  prefixPenalty: 0.5,
  maxCandidates: 12, // recipe
  /** Words with a term this near are corrected instead of split. */
  maxBeforeSplit: 1,
};

export const wordLimits = {
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
  /** Times the query coverage to the power of `sharePower`. */
  own: 0.6,
  above: 0.4,
  sharePower: 2,
  /** The heading equals the query; added again for a page title. */
  equal: 1,
  equalTitle: 2,
};

/** Relative to the query's weight. */
export const questionWeights = {weight: 0.3, power: 1.2};

/** Unless a match exceeds one of these, there are no results. No judged query loses its answer. */
export const noResultThresholds = {coverage: 0.35, questionSimilarity: 0.4};

/** A page's score includes a part of its next-best sections. At most three sections are shown. */
export const pageWeights = {othersWeight: 0.5, othersCounted: 2, shown: 3};

/** An API operation whose title has every word of the query is in the first matches. */
export const TOP_MATCHES = 3;

/**
 * For factors from 0 to 1. Fitted as a conditional logit on 179 `asked-tuning` queries (weight 20)
 * and 1,699 questions, each removed from the index. In 5-fold cross-validation, the right section
 * of a right page is first for .85 in English (.82 by page score) and .73 in French (.70).
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
  lvl4: -0.45, // no data
  /** Top pages to reorder. */
  pages: 20,
};

/** Set by reading the quotes for 193 queries. */
export const quoteWeights = {
  /** Phrase in quotation marks. Outweighs the coverage. */
  phrase: 2,
  /** Query coverage. Words that the headings don't have count 1 more. */
  share: 0.4,
  /** For the first sentence, steps if asked "how to", and a number if asked "how many". */
  first: 0.2,
  steps: 1.2,
  amount: 0.3,
  /** For a sentence that ends with a colon. */
  announcing: -0.6,
  /** Per character. */
  length: -0.001,
};
