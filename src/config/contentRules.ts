import type {CheckOptions} from '@guide/checks';
import {foldersOf, withDefaults} from '@guide/content';
import avoidedWords from '../data/avoidedWords.json';
import messages from '../data/messages.json';
import {contentSite, contract, searchFiles} from './content';
import {i18n, locales} from './locales';
import {readSettings} from './settings';

const [documentFolders] = foldersOf(i18n);
const {origin, basePath} = readSettings(process.env);
const {glossary, explained, everyday} = contentSite.terms;

/** Options of `npm run check`. */
export const contentRules = {
  folders: documentFolders!,
  siteUrl: origin + basePath,
  site: withDefaults(contentSite),
  contract,
  labels: contentSite.labels,
  facts: contentSite.facts,
  messages: {texts: messages, code: contentSite.messageCode, file: 'src/data/messages.json'},
  avoidedWords: {words: avoidedWords, file: 'src/data/avoidedWords.json'},
  glossary: {
    source: glossary,
    terms: Object.fromEntries(
      locales.map((locale) => [locale, [...explained, ...(everyday[locale] ?? [])]]),
    ),
  },
  ...searchFiles,
} satisfies CheckOptions;
