import fs from 'node:fs/promises';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Locale} from '../config/locales';
import {withFrenchSpaces} from '../lib/frenchSpaces';
import {isInOneLanguage, pairOf, recordKeys, stateOf} from '../lib/translation';
import {socialCard} from './socialCard';

/** The keys that a page of each kind may carry. Docusaurus itself lets unknown ones pass unseen. */
export const knownKeys = {
  docs: [
    'id',
    'slug',
    'title',
    'hide_title',
    'sidebar_label',
    'description',
    'tags',
    'unlisted',
    'draft',
    'displayed_sidebar',
    'keywords',
    'image',
    'toc_min_heading_level',
    'toc_max_heading_level',
    ...Object.values(recordKeys),
  ],
  blog: [
    'slug',
    'title',
    'description',
    'date',
    'authors',
    'tags',
    'unlisted',
    'draft',
    'keywords',
    'image',
    ...Object.values(recordKeys),
  ],
} as const;

/** What a reader is told of a translation, under `translation` of the front matter. */
export type ShownState = 'outdated' | 'missing';

/** Text for the reader: it gets the no-break spaces that the body of a French page gets. */
const textKeys = ['title', 'sidebar_label', 'description'];

/**
 * Makes the `markdown.parseFrontMatter` of the site: the parser of Docusaurus,
 * then our rules, and the page's social card where it names no picture. A page
 * that the reader is to be told something of gets `translation`; what it records
 * of the English text is for its writers, and left out.
 *
 * @param locale the language of the site: its pages without a file of their own show the English one
 * @throws on an unknown key, naming file, line, key and the keys that exist.
 */
export function createFrontMatterParser(siteDir: string, locale: Locale = 'en'): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const place = path.relative(siteDir, filePath).split(path.sep).join('/');
    const allowed = knownKeys[isBlogPost(place) ? 'blog' : 'docs'] as readonly string[];
    const unknown = Object.keys(parsed.frontMatter).filter((key) => !allowed.includes(key));
    if (unknown.length > 0) {
      throw new Error(
        [
          ...unknown.map(
            (key) =>
              `${place}:${lineOf(key, fileContent)}: unknown key "${key}" in the front matter.`,
          ),
          `Known keys: ${allowed.join(', ')}.`,
        ].join('\n'),
      );
    }
    const forWriters: readonly string[] = Object.values(recordKeys);
    const own = Object.entries(parsed.frontMatter).filter(([key]) => !forWriters.includes(key));
    const translation = isFrench(place)
      ? await readState(siteDir, place, parsed.frontMatter[recordKeys.translates])
      : locale === 'fr' && pairOf(place) && ('missing' as const);
    const frontMatter = {
      image: socialCard(place),
      ...Object.fromEntries(own),
      ...(translation && {translation: translation satisfies ShownState}),
    };
    return {...parsed, frontMatter: isFrench(place) ? withFrenchText(frontMatter) : frontMatter};
  };
}

/** `outdated` when the English text has changed since; a page in one language has nothing to compare. */
async function readState(
  siteDir: string,
  place: string,
  recorded: unknown,
): Promise<ShownState | undefined> {
  const english = pairOf(place)?.english;
  if (!english || isInOneLanguage(place)) {
    return undefined;
  }
  const text = await fs.readFile(path.join(siteDir, english), 'utf8').catch(() => undefined);
  return text !== undefined && stateOf(recorded, text) === 'outdated' ? 'outdated' : undefined;
}

function isBlogPost(place: string): boolean {
  return place.startsWith('blog/') || place.includes('/docusaurus-plugin-content-blog/');
}

function isFrench(place: string): boolean {
  return place.startsWith('i18n/fr/');
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
