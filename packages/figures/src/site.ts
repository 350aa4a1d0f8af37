import path from 'node:path';

/** Where the site keeps what its figures and cards are made of, and where they go: from the folder that a command is run in. */
export const site = {
  /** `{locale}` stands for a language. */
  labels: 'src/data/labels.{locale}.json',
  tokens: 'src/css/tokens.css',
  figures: 'static/figures',
  figureList: 'src/data/figures.json',
  images: 'static/img',
  /** The mark, and the picture of the page that is not found: their colours are names of tokens. */
  drawings: 'src/data',
  cardList: 'src/data/cards.json',
};

export const inSite = (...parts: string[]): string => path.join(process.cwd(), ...parts);
