import fs from 'node:fs/promises';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {
  documentFolders,
  versionFolder,
  isDraft,
  localeOf,
  locate,
  onlyLanguageOf,
  translationPairOf,
  recordKey,
  stateOf,
  typeset,
  versionOf,
} from '@guide/content';
import {findUnreadableCharacter, messageOf} from '@guide/content/safety';
import type {PageData, StepOptions} from './options';
import {findUnsafeValues} from './safety';

/** Keys of Docusaurus, which ignores unknown ones, and ours. */
const knownKeys: readonly string[] = [
  ...['id', 'slug', 'title', 'title_meta', 'hide_title', 'description', 'keywords', 'image'],
  ...['tags', 'sidebar_label', 'sidebar_position', 'sidebar_class_name', 'sidebar_custom_props'],
  'displayed_sidebar',
  ...['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'],
  ...['unlisted', 'draft', 'last_update', 'custom_edit_url', 'parse_number_prefixes'],
  ...['date', 'authors'],
  ...['search', 'search_boost'],
];

export type ShownState = 'outdated' | 'missing';

type Site = Pick<
  StepOptions,
  'siteDir' | 'locale' | 'defaultLocale' | 'locales' | 'contentFolders' | 'cards' | 'versions'
>;

export const textKeys = ['title', 'sidebar_label', 'description'];

/**
 * Creates `markdown.parseFrontMatter`. Adds `image` (social card), `draft` (of the source page) and
 * `translation` (state), and removes `translates`. Rejects unknown keys and unsafe values.
 */
export function createFrontMatterParser(site: Site): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(site.siteDir, filePath).split(path.sep).join('/');
    const failAt = (line: number, message: string): never => {
      throw new Error(`${file}:${line}: ${message}`);
    };
    const character = findUnreadableCharacter(fileContent);
    if (character) {
      failAt(fileContent.slice(0, character.offset).split('\n').length, messageOf(character));
    }
    if (/^\uFEFF?---[^\n]*[^\s-]/.test(fileContent)) {
      // gray-matter would run `---js`.
      failAt(1, 'the front matter must begin with "---" alone. Correct the line.');
    }
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const {[recordKey]: recorded, ...rest} = parsed.frontMatter;
    for (const key of Object.keys(rest).filter((name) => !knownKeys.includes(name))) {
      const known = knownKeys.join(', ');
      failAt(lineOf(key, fileContent), `unknown key "${key}". Known keys: ${known}.`);
    }
    for (const fault of findUnsafeValues(rest)) {
      failAt(lineOf(fault.key, fileContent), messageOf(fault));
    }
    const original = await readOriginal(site, file);
    const translation = shownState(site, file, original, recorded);
    const isOfDraft = original !== undefined && isDraft(original);
    const frontMatter: Record<string, unknown> = {
      image: socialCard(file, site),
      ...rest,
      ...(isOfDraft && {draft: true}),
      ...(translation && {translation}),
    };
    const language = localeOf(site.contentFolders, file) ?? site.locale;
    for (const key of textKeys) {
      const text = frontMatter[key];
      if (typeof text === 'string') {
        frontMatter[key] = typeset(text, language);
      }
    }
    return {...parsed, frontMatter};
  };
}

async function readOriginal({siteDir, contentFolders}: Site, file: string) {
  const original = translationPairOf(contentFolders, file)?.original;
  return original === undefined || original === file
    ? undefined
    : await fs.readFile(path.join(siteDir, original), 'utf8').catch(() => undefined);
}

function shownState(
  {contentFolders, locale, locales, defaultLocale}: Site,
  file: string,
  original: string | undefined,
  recorded: unknown,
): ShownState | undefined {
  if (original !== undefined) {
    const isOutdated = stateOf(recorded, original) === 'outdated' && !onlyLanguageOf(file, locales);
    return isOutdated ? 'outdated' : undefined;
  }
  const isSource = localeOf(contentFolders, file) === defaultLocale;
  return isSource && locale !== defaultLocale ? 'missing' : undefined;
}

/** Falls back to the card of the source page. */
function socialCard(
  file: string,
  {contentFolders, cards, versions, defaultLocale}: Site,
): string | undefined {
  const version = versionOf(file);
  const data = version ? versions.find(({name}) => name === version)?.data : {cards};
  const knownCards = (data as PageData | undefined)?.cards ?? {};
  const [locale, source = ''] = locate(documentFolders(contentFolders, version), file) ?? [];
  const name = [locale, defaultLocale]
    .map((language) => `${language}/${source.replace(/\.mdx?$/, '')}`)
    .find((card) => Object.hasOwn(knownCards, card));
  const folder = version ? `cards/${versionFolder(version)}` : 'cards';
  return name && `/img/${folder}/${name}.png`;
}

/** 1-based; 1 if the key isn't found. */
function lineOf(key: string, fileContent: string): number {
  const index = fileContent
    .split('\n')
    .findIndex((line) => line.replaceAll(/["']/g, '').startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}
