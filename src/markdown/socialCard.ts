import cards from '../data/cards.json';

const sources = /^(docs|i18n\/(\w+)\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx$/;

/**
 * Gives the address of the picture that a network shows beside a link to a page,
 * or nothing when the page has none (`npm run cards` draws it).
 *
 * @param place path of the source of the page, from the root of the project
 */
export function socialCard(place: string): string | undefined {
  const [, , locale = 'en', page] = sources.exec(place) ?? [];
  const name = `${locale}/${page}`;
  return name in cards ? `/img/cards/${name}.png` : undefined;
}
