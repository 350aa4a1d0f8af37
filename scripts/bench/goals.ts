/** What a figure is to be: of itself, or of that of stock Docusaurus in the same run. */
export interface Goal {
  atMost?: number;
  atLeast?: number;
  /** The most that ours may be, as a share of stock's. */
  ofStock?: number;
}

const document: Record<string, Goal> = {JS: {atMost: 113_000}, CSS: {atMost: 14_000}};

/** The goals of the site, by part and figure. */
export const goals = {
  bytes: {document, reference: document} as Partial<Record<string, Record<string, Goal>>>,
  mobile: {
    performance: {atLeast: 99},
    accessibility: {atLeast: 100},
    'best practices': {atLeast: 100},
    SEO: {atLeast: 100},
    LCP: {ofStock: 0.75},
    TBT: {ofStock: 0.3},
    CLS: {atMost: 0.01},
  } as Record<string, Goal>,
  throttled: {blocking: {ofStock: 0.35}, answers: {ofStock: 0.72}},
  navigation: {throttled: {ofStock: 0.55}},
  search: {cold: {atMost: 1100}, warm: {atMost: 150}},
  check: {'the guide': {atMost: 60}} as Partial<Record<string, Goal>>,
  build: {cold: {ofStock: 0.25}, warm: {ofStock: 0.12}},
  /** Bytes at 3,000 pages in one language. */
  memory: 3e9,
} as const;
