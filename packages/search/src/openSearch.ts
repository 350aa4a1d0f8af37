import type {ThemeConfig} from '@docusaurus/theme-common';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {escapeHtml} from '@guide/built-site/escapeHtml';
import {SEARCH_PATH} from './searchData';

export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Limits of the specification, in characters. */
const MAX_SHORT_NAME = 16;
const MAX_LONG_NAME = 48;

const imageTypes: Record<string, string> = {
  ico: 'image/x-icon',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/**
 * Returns the description with which browsers can add the search page to their search engines.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function openSearchXml({
  siteConfig: {url, title, tagline, favicon = '', themeConfig, trailingSlash},
  baseUrl,
}: Pick<LoadContext, 'siteConfig' | 'baseUrl'>): string {
  const name = (themeConfig as Partial<ThemeConfig>).navbar?.title || title;
  const urlOf = (path: string) => escapeHtml(normalizeUrl([url, baseUrl, path]));
  const searchPage = applyTrailingSlash(urlOf(SEARCH_PATH), {trailingSlash, baseUrl});
  const imageType = imageTypes[favicon.split('.').at(-1)!];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">',
    `  <ShortName>${escapeHtml(shorten(name, MAX_SHORT_NAME))}</ShortName>`,
    `  <LongName>${escapeHtml(shorten(title, MAX_LONG_NAME))}</LongName>`,
    `  <Description>${escapeHtml(tagline || title)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    // The size that browsers look for. SVG images have any size, icons several.
    imageType && `  <Image width="16" height="16" type="${imageType}">${urlOf(favicon)}</Image>`,
    `  <Url type="text/html" method="get" template="${searchPage}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${urlOf(OPEN_SEARCH_FILE)}"/>`,
    `  <moz:SearchForm>${searchPage}</moz:SearchForm>`,
    '</OpenSearchDescription>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Shortens a text to a number of characters, between words if possible. */
function shorten(text: string, length: number): string {
  const words = new RegExp(`^.{1,${length}}(?!\\S)`).exec(text)?.[0];
  return words?.trim() ?? text.slice(0, length);
}

/** Returns the link to the description, for the head of all pages. */
export function openSearchLink({siteConfig, baseUrl}: LoadContext): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: siteConfig.title,
      href: normalizeUrl([baseUrl, OPEN_SEARCH_FILE]),
    },
  };
}
