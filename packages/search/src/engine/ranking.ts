/**
 * Every weight of the ranking: the only place to change one. After a change, build the site, run its
 * command with `eval --tuning`, and judge it, once, with `eval`.
 *
 * What was tried and gained nothing: of several terms for one word, the best instead of their sum; an
 * own weight for the area of a page; more words that say little; questions without the text beside them.
 *
 * Each weight says where its value comes from:
 * - recipe: measured with 231 queries on 90 pages a language of another bilingual documentation,
 *   when the engine was chosen; a half of the queries set it, the other half confirmed it.
 * - tuned: set on the first site of this package, by the tuning set of its judged queries.
 */

/** BM25F: how soon a term that counts more stops counting (k), how much the length of a field counts (b). Tuned. */
export const bm25 = {k: 4, b: 0.3};

/** How much a term counts by the field of a section that holds it. */
export const fieldWeights = {
  /** The section's own heading. Tuned. */
  heading: 3.5,
  /** The headings above it, which each of its siblings repeats. Tuned. */
  path: 0.8,
  /** Its text. Recipe. */
  content: 1,
  /** The labels of the product's interface that it names. Tuned. */
  labels: 1,
  /** What readers ask that it answers. Tuned. */
  questions: 1.2,
};

/** A term counts in one field of a section this many times at most: no query was answered better by more. Part of the index. */
export const MAX_FREQUENCY = 2;

/**
 * How much a section counts by its level: an opening says a little of everything, and who names an
 * operation of the API gets it anyway (`operations.ts`). Tuned.
 */
export const levelWeights = {lvl1: 0.95, lvl2: 1.13, lvl3: 1, lvl4: 0.4};

/** How much a page counts beside the others, in per cent. */
export const pageRanks = {
  ordinary: 100,
  /** In another language than the site around it: its translation comes first. Tuned. */
  foreign: 50,
};

/** How much a term of the index counts beside the very word that was typed, which counts 1. */
export const variantWeights = {
  /** A stop word, such as "how". Recipe. */
  stopWord: 0.3,
  /** A longer term that begins with what was typed, times the share of it that was typed. Tuned. */
  prefix: 0.4,
  /** Of the same word family, as `deactivate` for `deactivation`. Tuned. */
  family: 0.2,
  /** What a misspelt word may have been, one edit away; less for more (see `typoWeight`). Recipe: .7; tuned. */
  typo: 0.9,
  /** The same, where what was typed is a word of the other language: it may be meant. Tuned. */
  typoOfMarginal: 0.5,
  /** Two words that stand together in a heading or a label. Tuned. */
  phrase: 0.5,
  /** What the synonyms add. Recipe: lower than what was typed; tuned. */
  synonym: 0.5,
};

/** The weight of a term at an edit distance: full at one edit, less for more. Recipe. */
export function typoWeight(distance: number): number {
  return (variantWeights.typo * 2) / (distance + 1);
}

/** Which terms count as near to a word that the index does not know. */
export const typos = {
  /** The shortest words that may have one edit, and two. Recipe. */
  minLengthForOne: 4,
  minLengthForTwo: 8,
  /** The shortest term that a word with one edit is certainly meant for. Tuned. */
  minLengthForCertain: 6,
  /** Added to the distance of a term with another first letter: it is seldom mistyped. Recipe. */
  otherFirstLetter: 0.5,
  /** Added to the distance of a term that goes on after what was typed. Tuned. */
  goesOn: 0.5,
  /** The nearest that are looked for. Recipe. */
  maxCandidates: 12,
  /** A word with a term so near is misspelt, rather than two words written as one. Tuned. */
  maxBeforeSplit: 1,
};

/** Sizes of words that make sense of a query. */
export const wordSizes = {
  /** The shortest word whose family is looked for. Tuned. */
  minOfFamily: 4,
  /** The shortest part of two words written as one (`duedate`). Tuned. */
  minPart: 3,
  /** How many words written apart may be one (`road map`). Tuned. */
  maxJoined: 3,
};

/** The score of a section is multiplied by (matched words ÷ words asked for) to this power. Recipe. */
export const COVERAGE_POWER = 1.5;

/** How much more a section counts, 1 being nothing, for what its headings answer. Recipe. */
export const headingBoosts = {
  /** How many of the first sections are looked at so closely. */
  reranked: 60,
  /** Times the share of the words in its own heading, and in those above it, to a power. */
  own: 0.6,
  above: 0.4,
  sharePower: 2,
  /** Added when its heading is what was asked for, and more when that is the title of a page. */
  equal: 1,
  equalTitle: 2,
};

/** How much a section counts for a question that is near to the query, beside what the query could score at most. Tuned. */
export const questionScore = {weight: 0.3, power: 1.2};

/**
 * A query that no section answers so far has no result: a share of what its words say, or a
 * question that is near to it. Tuned: no judged query loses its answer.
 */
export const noResultThresholds = {coverage: 0.35, questionSimilarity: 0.4};

/** How sections are gathered by page: a page's score is its best section and a part of the next ones. Tuned. */
export const pageScore = {
  othersWeight: 0.5,
  othersCounted: 2,
  /** The most sections of a page that are shown; the hosted index shows as many. */
  shown: 3,
};

/** How many matches are seen first: an operation of the API with every word of the query is one of them. */
export const FIRST_MATCHES = 4;

/**
 * The order of the sections of one page: the sum of these, each times a share from 0 to 1. Fitted as
 * a conditional logit, to the 179 queries of `asked-tuning` with judged sections (weight 20) and to
 * 1,699 questions of readers, each asked of an index without it; by queries that were left out of the
 * fit, of five folds, the right section of a right page is first for .85 in English (.82 by the score
 * of pages) and .73 in French (.70).
 */
export const sectionOrder = {
  /** What its words score, beside the best of the page. */
  text: 2.75,
  /** The words of the query that it has, each counting the more, the fewer sections of the page have it. */
  telling: 1.4,
  /** The share of the query in its heading, to a power, and that of its heading in the query. */
  heading: 2.1,
  precision: 2,
  /** How near its nearest question is. */
  question: 0.75,
  /** By its level: an opening leads to its sections. */
  lvl1: -2,
  lvl2: 0,
  lvl3: -0.45,
  /** Of none of these queries: that of the level above. */
  lvl4: -0.45,
  /** How many of the first pages are put in order so. */
  pages: 20,
};

/** What makes a part of a text the one that is quoted. Set by reading what 193 queries of readers quote. */
export const quoteWeights = {
  /** Times the share of the query that it answers; what its headings do not answer counts 1 more. */
  share: 0.4,
  /** Of the first sentence, of steps where it is asked how, of a figure where it is asked how many. */
  first: 0.2,
  steps: 1.2,
  amount: 0.3,
  /** Of what only leads to what follows it. */
  announcing: -0.6,
  /** Times its length in characters. */
  length: -0.001,
};
