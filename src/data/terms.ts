import type {Localized} from '../config/locales';

/**
 * The entries of the glossary that pages explain where they first use them, by
 * their keys there: words of the trade that a reader may not know. Everyday
 * words such as "item" or "owner" would only litter the text.
 */
export const explainedTerms: readonly string[] = [
  'access-token',
  'actual-cost',
  'baseline',
  'blocking-threshold',
  'budget-at-completion',
  'classic-screen',
  'connector',
  'cost-line',
  'cost-performance-index',
  'credentials',
  'dataset',
  'delimiter',
  'deliverable',
  'deprecated',
  'dry-run',
  'earned-value',
  'estimate-at-completion',
  'external-id',
  'forecast-date',
  'gateway',
  'incremental-sync',
  'lag',
  'mapping',
  'match-key',
  'milestone',
  'node',
  'organisational-breakdown-structure',
  'phasing',
  'planned-value',
  'predecessor',
  'product-breakdown-structure',
  'quality-score',
  'reject',
  'rejection-threshold',
  'roll-up',
  'rollback',
  'schedule-performance-index',
  'share-link',
  'sponsor',
  'status-date',
  'steering-committee',
  'swimlane',
  'value-table',
  'work-breakdown-structure',
];

/** Those that are an everyday word in one of the languages: they are not explained in it. */
export const everydayTerms: Localized<readonly string[]> = {
  // Pages use it as a verb: to reject a row.
  en: ['reject'],
  fr: ['baseline', 'credentials'],
};
