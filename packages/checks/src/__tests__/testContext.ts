import type {Context} from '../context';

export const testContext: Context = {
  root: process.cwd(),
  folders: {en: 'docs', fr: 'i18n/fr/docusaurus-plugin-content-docs/current'},
  siteUrl: 'https://docs.telescope.example/',
  site: {
    contentFolders: [{en: 'docs', fr: 'i18n/fr/docusaurus-plugin-content-docs/current'}],
  },
  contract: {
    routes: 'contract/routes.json',
    published: 'contract/published.json',
    redirects: 'contract/redirects.json',
    sidebars: 'sidebars.ts',
  },
  questions: 'search/questions.{locale}.json',
  absent: 'search/absent.{locale}.json',
  synonyms: 'search/synonyms.{locale}.json',
  glossary: {source: 'glossary.mdx', terms: {en: ['milestone'], fr: ['milestone']}},
  labels: {
    en: {
      ...{'save-view': 'Save view', view: 'View', lift: 'Lift', datasets: 'Datasets'},
      ...{owner: 'Owner', 'roadmap-owner': 'Owner'},
    },
    fr: {portfolio: 'Portefeuille'},
  },
  facts: {
    values: {
      'log-kept': {en: '365 days', fr: '365 jours'},
      'export-kept': {en: '7 days', fr: '7 jours'},
    },
    unmistakable: ['log-kept'],
    statuses: {names: {}, sets: {}},
    rights: {action: {}, roles: [], signs: {}, legend: [], rights: {}},
  },
  messages: {
    code: 'M-[A-Z]{3}-\\d+',
    file: 'messages.json',
    texts: {
      'M-GEN-01': {en: 'This field is required.', fr: 'Ce champ est obligatoire.'},
      'M-ORG-01': {
        en: 'The code {code} is already used by {name}.',
        fr: 'Le code {code} est déjà utilisé par {name}.',
      },
    },
  },
  avoidedWords: {
    file: 'avoidedWords.json',
    words: {
      en: {
        'another word': ['/(?:double-|right-)?click(?:s|ed|ing)?/', 'easy'],
        'due date': ['deadline'],
        chart: [{words: ['graph'], allowed: ['Microsoft Graph']}],
        criticality: [{words: ['severity'], allowedOn: ['support_en.mdx']}],
        health: ['RAG'],
      },
      fr: {
        échéance: ['deadline'],
        'feuille de route': ['/roadmaps?/'],
        jalon: ['milestone'],
        obsolète: ['déprécié'],
        périmètre: ['portée du projet'],
      },
    },
  },
};
