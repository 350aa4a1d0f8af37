import path from 'node:path';

/** Paths relative to the current folder. */
export const site = {
  /** `{locale}` is replaced. */
  labels: 'src/data/labels.{locale}.json',
  tokens: 'src/css/tokens.css',
  scenes: 'figures/scenes',
  /** Page, section, kind and alternative texts of each figure. */
  plan: 'figures/plan.json',
  figures: 'static/figures',
  figureList: 'src/data/figures.json',
  images: 'static/img',
  /** Contains `mark.svg` and `not-found.svg`, whose colours are token names. */
  drawings: 'src/data',
  cardList: 'src/data/cards.json',
};

export const sitePath = (...parts: string[]): string => path.join(process.cwd(), ...parts);
