import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {withFrenchSpaces} from '../lib/frenchSpaces';
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
  ],
} as const;

/** Text for the reader: it gets the no-break spaces that the body of a French page gets. */
const textKeys = ['title', 'sidebar_label', 'description'];

/**
 * Makes the `markdown.parseFrontMatter` of the site: the parser of Docusaurus,
 * then our rules, and the page's social card where it names no picture.
 *
 * @throws on an unknown key, naming file, line, key and the keys that exist.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
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
    const frontMatter = {image: socialCard(place), ...parsed.frontMatter};
    return {...parsed, frontMatter: isFrench(place) ? withFrenchText(frontMatter) : frontMatter};
  };
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
