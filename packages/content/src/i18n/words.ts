import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Locale} from '../data';
import type {ContentSite} from '../site';

/** Missing words of one place: readers get those of the default language. */
interface LackingWords {
  locale: Locale;
  /** Where they belong. */
  place: string;
  lacking: number;
  /** Of how many. */
  all: number;
}

type Site = Pick<
  ContentSite,
  'siteDir' | 'defaultLocale' | 'locales' | 'labels' | 'figures' | 'texts'
>;

type MessageSite = Pick<Site, 'siteDir' | 'locales'>;

/** The missing words of each language, besides its pages. */
export function readLackingWords(site: Site): LackingWords[] {
  const {defaultLocale, locales, labels, figures, texts} = site;
  const messages = readMessages(site);
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      [
        ...Object.entries(messages).map(([file, ids]) =>
          compare(`i18n/${locale}/${file}`, ids.all, ids[locale]),
        ),
        compare('labels of the product', labels[defaultLocale], labels[locale]),
        compare(
          'figures',
          figures,
          Object.fromEntries(Object.entries(figures).filter(([, {alt}]) => locale in alt)),
        ),
        ...Object.entries(texts).map(([place, text]) =>
          compare(place, text[defaultLocale] ? {text} : {}, text[locale] ? {text} : {}),
        ),
      ].map((words) => ({locale, ...words})),
    )
    .filter(({lacking}) => lacking > 0);
}

/** @param all by their keys */
function compare(place: string, all: object = {}, own: object = {}) {
  const keys = Object.keys(all);
  return {place, all: keys.length, lacking: keys.filter((key) => !(key in own)).length};
}

/** The texts of all messages of a language. */
export function messagesOf({siteDir}: Pick<Site, 'siteDir'>, locale: Locale): Set<string> {
  const files = Object.values(readMessages({siteDir, locales: [locale]}));
  const messages = files.flatMap(({all}) => Object.values(all ?? {}) as {message: string}[]);
  return new Set(messages.map(({message}) => message));
}

/** Whether messages of a language are missing. */
export function lacksMessages(site: MessageSite, locale: Locale): boolean {
  const {all, [locale]: own} = readMessages(site)['code.json'] ?? {};
  return !own || compare('', all, own).lacking > 0;
}

/** The messages of the theme and the components, by file: those of each language, and what any has under `all`. */
function readMessages({siteDir, locales}: MessageSite): Record<string, Record<string, object>> {
  const files: Record<string, Record<string, object>> = {};
  for (const locale of locales) {
    const folder = path.join(siteDir, 'i18n', locale);
    for (const file of globSync('**/*.json', {cwd: folder}).sort()) {
      const ids = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object;
      const known = (files[file] ??= {});
      known[locale] = ids;
      known.all = {...known.all, ...ids};
    }
  }
  return files;
}

/** What languages lack, in Markdown; empty when they lack nothing. */
export function formatLackingWords(words: readonly LackingWords[]): string {
  const locales = [...new Set(words.map(({locale}) => locale))];
  return locales
    .map((locale) =>
      [
        `\n### Words that "${locale}" lacks`,
        `Readers get those of the original. \`npx docusaurus write-translations --locale ${locale}\` writes the files of i18n/${locale}, to be translated.`,
        words
          .filter((one) => one.locale === locale)
          .map(({place, lacking, all}) => `- ${place}: ${lacking} of ${all}`)
          .join('\n'),
      ].join('\n\n'),
    )
    .join('\n');
}
