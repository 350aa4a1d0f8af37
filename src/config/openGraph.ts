import type {ThemeConfig} from '@docusaurus/theme-common';
import {cardSize} from '../lib/socialCard';
import {locales, type Locale} from './locales';

/** Without an entry, the most likely country of the language. */
const territories: Partial<Record<Locale, string>> = {en: 'GB'};

/**
 * Returns metadata of all pages. Documents have another type and alternative text, and upstream's
 * locales have no territory.
 *
 * @param card text of the site's social card
 * @see https://ogp.me
 */
export function openGraph(locale: Locale, title: string, card: string): ThemeConfig['metadata'] {
  const tag = (property: string, content: string) => ({property: `og:${property}`, content});
  return [
    tag('type', 'website'),
    tag('site_name', title),
    tag('image:width', cardSize.width),
    tag('image:height', cardSize.height),
    tag('image:alt', card),
    tag('locale', withTerritory(locale)),
    ...locales
      .filter((other) => other !== locale)
      .map((other) => tag('locale:alternate', withTerritory(other))),
  ];
}

function withTerritory(locale: Locale): string {
  return `${locale}_${territories[locale] ?? new Intl.Locale(locale).maximize().region}`;
}
