import fs from 'node:fs';
import path from 'node:path';
import {foldersOf, readGlossary} from '@guide/content';
import type {SearchContent, SearchKeys, SearchSite} from 'docusaurus-search-sections';
import {contentSite, searchFiles} from './content';
import {i18n, locales, type Localized} from './locales';
import {readPerLanguage} from './perLanguage';
import {readSettings} from './settings';

const readVocabulary = <Name extends keyof typeof searchFiles>(name: Name) =>
  readPerLanguage<SearchContent[Name][string]>(searchFiles[name]);

const userSynonyms = readVocabulary('synonyms');
const termSynonyms = glossarySynonyms();

/** Returns synonyms by locale: glossary terms of other languages find the term of the locale. */
function glossarySynonyms(): SearchContent['synonyms'] {
  const [folders] = foldersOf(i18n);
  const glossaries = locales.map((locale) => {
    const file = path.join(contentSite.siteDir, folders![locale]!, contentSite.terms.glossary);
    const entries = fs.existsSync(file) ? readGlossary(fs.readFileSync(file, 'utf8')) : [];
    return {locale, entries: new Map(entries.map((entry) => [entry.key, entry]))};
  });
  return Object.fromEntries(
    glossaries.map(({locale, entries}) => [
      locale,
      glossaries
        .filter((other) => other.locale !== locale)
        .flatMap((other) =>
          [...other.entries].flatMap(([key, {forms}]) => {
            const entry = entries.get(key);
            const typed = forms.filter((form) => !entry?.forms.includes(form));
            return entry && typed.length > 0 ? [{typed, adds: [entry.name]}] : [];
          }),
        ),
    ]),
  );
}

export const searchContent: SearchContent = {
  synonyms: Object.fromEntries(
    locales.map((locale) => [
      locale,
      [...(userSynonyms[locale] ?? []), ...(termSynonyms[locale] ?? [])],
    ]),
  ),
  absent: readVocabulary('absent'),
  questions: readVocabulary('questions'),
  // Percent: lists, developer pages, deprecated screens, topics covered better elsewhere.
  loweredPages: [
    [/^blog\//, 75],
    [/^glossary$/, 12],
    [/^troubleshooting$/, 85],
    [/^versions$/, 70],
    [/^public_rest_api\//, 80],
    [/^api\//, 65],
    [/_tutorials$/, 90],
    [/_deprecated$/, 75],
  ],
};

/** Example searches. Each has hits. */
export const suggestions = {
  en: ['roadmap', 'import', 'access token', 'Kanban'],
  fr: ['feuille de route', 'import', 'jeton d’accès', 'Kanban'],
} satisfies Localized<string[]>;

/** Can't be set in `owner.ts`. */
export const adminKeyVariable = 'TELESCOPE_ALGOLIA_ADMIN_KEY';

/** Returns the keys for the Algolia index. @throws with the missing or invalid variables */
export function readKeys(env: NodeJS.ProcessEnv): SearchKeys {
  const {algolia} = readSettings(env);
  const adminKey = env[adminKeyVariable]?.trim();
  if (!algolia || !adminKey) {
    throw new Error(
      `The hosted index needs TELESCOPE_ALGOLIA_SEARCH_KEY, TELESCOPE_ALGOLIA_APP_ID, TELESCOPE_ALGOLIA_INDEX_NAME and, in the environment only, ${adminKeyVariable}, a key with write access. Find them in the Algolia dashboard under Settings > API Keys, set these environment variables and run the command again.`,
    );
  }
  return {appId: algolia.appId, indexName: algolia.indexName, adminKey};
}

export const searchSite: SearchSite = {
  ...searchContent,
  locales,
  version: contentSite.versions[0]?.name,
  judgedQueries: 'search/relevance',
  readKeys,
};
