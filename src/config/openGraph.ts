import type {ThemeConfig} from '@docusaurus/theme-common';
import {cardSize} from '../lib/socialCard';

/**
 * Returns metadata of all pages. Documents have another type and alternative text.
 *
 * @param card text of the site's social card
 * @see https://ogp.me
 */
export function openGraph(title: string, card: string): ThemeConfig['metadata'] {
  const tag = (property: string, content: string) => ({property: `og:${property}`, content});
  return [
    tag('type', 'website'),
    tag('site_name', title),
    tag('image:width', cardSize.width),
    tag('image:height', cardSize.height),
    tag('image:alt', card),
  ];
}
