import {foldersOf, type ContentRules} from '@guide/content';
import avoidedWords from '../data/avoidedWords.json';
import messages from '../data/messages.json';
import {everydayTerms, explainedTerms} from '../data/terms';
import {contentSite, contract, searchFiles} from './content';
import {i18n, locales} from './locales';
import {readSettings} from './settings';

const [documents] = foldersOf(i18n);
const {origin, basePath} = readSettings(process.env);

/** What the rules of `npm run check` know of this site. */
export const contentRules = {
  folders: documents!,
  siteUrl: origin + basePath,
  contract,
  labels: contentSite.labels,
  facts: contentSite.facts,
  messages,
  properNouns: [
    ...['Telescope', 'Roadmap', 'Core', 'Lift'],
    // What Lift connects to, and its editions.
    ...['Jira', 'Cloud', 'Data', 'Center', 'Server', 'Smartsheet', 'Microsoft', 'Excel', 'Project'],
    // Identity providers, and the two ways to connect them.
    ...['Entra', 'Okta', 'Keycloak', 'OpenID', 'Connect'],
    // Methods and shapes that are named after someone or something.
    ...['Kanban', 'Gantt', 'S'],
  ],
  avoidedWords,
  glossary: {
    source: contentSite.terms.glossary,
    terms: Object.fromEntries(
      locales.map((locale) => [locale, [...explainedTerms, ...(everydayTerms[locale] ?? [])]]),
    ),
  },
  ...searchFiles,
  files: {messages: 'src/data/messages.json', avoidedWords: 'src/data/avoidedWords.json'},
} satisfies ContentRules;
