import {foldersOf} from './languages';
import {announcementSteps, documentSteps} from './markdown';
import {createFrontMatterParser} from './markdown/frontMatter';
import {contentsLanguage} from './markdown/translation/contentsLanguage';
import type {Facts, Locale} from './data';
import type {ContentOptions, ContentSite} from './site';

/**
 * What the configuration of a site takes: the parser of front matter, and the remark steps of its
 * documents and announcements, for the language that Docusaurus is building or serving now.
 */
export function content(options: ContentOptions) {
  const site = withDefaults(options);
  const {defaultLocale} = site;
  const locale = currentLocale(site);
  return {
    parseFrontMatter: createFrontMatterParser(site, locale),
    docs: {
      beforeDefaultRemarkPlugins: documentSteps(options, {...site, locale}),
      remarkPlugins: [[contentsLanguage, {defaultLocale}]] as [typeof contentsLanguage, object][],
    },
    blog: {beforeDefaultRemarkPlugins: announcementSteps(options, {...site, locale})},
  };
}

/**
 * The language that Docusaurus is building or serving now.
 *
 * It is in `DOCUSAURUS_CURRENT_LOCALE` while the configuration is read; `start` without `--locale`
 * sets that to the text "undefined".
 */
export function currentLocale<Code extends Locale>({
  defaultLocale,
  locales,
}: {
  defaultLocale: Code;
  locales: readonly Code[];
}): Code {
  const name = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return locales.find((locale) => locale === name) ?? defaultLocale;
}

const noFacts: Facts = {
  values: {},
  unmistakable: [],
  statuses: {names: {}, sets: {}},
  rights: {action: {}, roles: [], signs: {}, rights: {}},
};

/** The facts of a site, of which those that it left out are empty. */
export function withDefaults({i18n, ...own}: ContentOptions): ContentSite {
  const {defaultLocale, locales} = i18n ?? {defaultLocale: 'en', locales: ['en']};
  return {
    labels: {},
    facts: noFacts,
    figures: {},
    cards: {},
    terms: {glossary: '', explained: []},
    programs: {},
    codeLanguages: {},
    api: {description: '', overlay: '', tokenVariable: ''},
    messages: {},
    onDemand: [],
    parts: [],
    versions: [],
    toAdd: {},
    ...own,
    defaultLocale,
    locales,
    kinds: foldersOf(
      {defaultLocale, locales},
      own.versions?.map(({name}) => name),
    ),
  };
}
