import fs from 'node:fs/promises';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {withFrenchSpaces} from '../frenchSpaces';
import {recordKey, stateOf} from '../i18n/record';
import {documentsOf, locate, onlyLanguageOf, pairOf} from '../languages';
import type {ContentSite, Locale} from '../site';
import {folderOf, versionOf} from '../versions';

/** The keys that a page may carry: those of Docusaurus, and our own. Docusaurus itself lets unknown ones pass unseen. */
export const knownKeys: readonly string[] = [
  ...[
    'id',
    'slug',
    'title',
    'title_meta',
    'hide_title',
    'description',
    'keywords',
    'image',
    'tags',
  ],
  ...['sidebar_label', 'sidebar_position', 'sidebar_class_name', 'sidebar_custom_props'],
  ...['displayed_sidebar', 'pagination_label', 'pagination_next', 'pagination_prev'],
  ...['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'],
  ...['unlisted', 'draft', 'last_update', 'custom_edit_url', 'parse_number_prefixes'],
  // Of announcements.
  ...['date', 'authors'],
  recordKey,
];

/** What a reader is told of a translation, under `translation` of the front matter. */
export type ShownState = 'outdated' | 'missing';

type Site = Pick<ContentSite, 'siteDir' | 'defaultLocale' | 'locales' | 'kinds' | 'cards'> &
  Partial<Pick<ContentSite, 'versions'>>;

/** Text for the reader: it gets the no-break spaces that the body of a French page gets. */
export const textKeys = ['title', 'sidebar_label', 'description'];

/**
 * Makes the `markdown.parseFrontMatter` of the site: the parser of Docusaurus,
 * then our rules, and the page's social card where it names no picture. A page
 * that the reader is to be told something of gets `translation`; what it records
 * of the original is for its writers, and left out.
 *
 * @param locale the language of the site: its pages without a file of their own show that of the default language
 * @throws on an unknown key, naming file, line, key and the keys that exist.
 */
export function createFrontMatterParser(site: Site, locale: Locale): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const file = path.relative(site.siteDir, filePath).split(path.sep).join('/');
    refuseUnknownKeys(file, fileContent, parsed.frontMatter);
    const {[recordKey]: recorded, ...own} = parsed.frontMatter;
    const translation = await shownState(site, file, locale, recorded);
    const image = socialCard(file, site);
    const frontMatter = {image, ...own, ...(translation && {translation})};
    const isFrench = site.kinds.some((folders) => locate(folders, file)?.[0] === 'fr');
    return {...parsed, frontMatter: isFrench ? withFrenchText(frontMatter) : frontMatter};
  };
}

function refuseUnknownKeys(file: string, text: string, frontMatter: object): void {
  const unknown = Object.keys(frontMatter).filter((key) => !knownKeys.includes(key));
  if (unknown.length > 0) {
    const faults = unknown.map(
      (key) => `${file}:${lineOf(key, text)}: unknown key "${key}" in the front matter.`,
    );
    throw new Error([...faults, `Known keys: ${knownKeys.join(', ')}.`].join('\n'));
  }
}

/** A translation is `outdated` when the original has changed since; a page in one language has nothing to compare. */
async function shownState(
  {siteDir, kinds, locales, defaultLocale}: Site,
  file: string,
  locale: Locale,
  recorded: unknown,
): Promise<ShownState | undefined> {
  const pair = pairOf(kinds, file, locale);
  if (!pair || pair.original === file) {
    return pair && locale !== defaultLocale ? 'missing' : undefined;
  }
  if (onlyLanguageOf(file, locales)) {
    return undefined;
  }
  const text = await fs.readFile(path.join(siteDir, pair.original), 'utf8').catch(() => undefined);
  return text !== undefined && stateOf(recorded, text) === 'outdated' ? 'outdated' : undefined;
}

/** The picture that a network shows beside a link to a page; `undefined` when the page has none. */
function socialCard(file: string, {kinds, cards, versions}: Site): string | undefined {
  const version = versionOf(file);
  const drawn = version ? versions?.find(({name}) => name === version)?.data.cards : cards;
  const name = locate(documentsOf(kinds, version), file)
    ?.join('/')
    .replace(/\.mdx?$/, '');
  const folder = version ? `cards/${folderOf(version)}` : 'cards';
  return name && Object.hasOwn(drawn ?? {}, name) ? `/img/${folder}/${name}.png` : undefined;
}

/** 1-based line of a key; 1 when it is written in a way that the search misses. */
function lineOf(key: string, fileContent: string): number {
  const index = fileContent
    .split('\n')
    .findIndex((line) => line.replaceAll(/["']/g, '').startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

function withFrenchText(frontMatter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]) => [
      key,
      textKeys.includes(key) && typeof value === 'string' ? withFrenchSpaces(value) : value,
    ]),
  );
}
