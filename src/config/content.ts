import fs from 'node:fs';
import path from 'node:path';
import {readVersions, type ContentOptions, type Programs} from '@guide/content';
import redirects from '../../contract/redirects.json';
import cards from '../data/cards.json';
import facts from '../data/facts.json';
import figures from '../data/figures.json';
import messages from '../data/messages.json';
import rights from '../data/rights.json';
import statuses from '../data/statuses.json';
import terms from '../data/terms.json';
import {i18n, type Localized} from './locales';
import {productName} from './owner';
import {readPerLanguage} from './perLanguage';

const siteDir = path.resolve(__dirname, '../..');

/** The programs of `src/data/programs`, by the names of their files: each in all languages, and whole. */
function readPrograms(): Programs {
  const folder = path.join(siteDir, 'src/data/programs');
  const names = new Set(fs.readdirSync(folder).map((file) => path.parse(file).name));
  const text = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8').trimEnd();
  // A reader copies one block: what all of them import stands in the place of the import.
  const read = (file: string) =>
    text(file).replace(/^.*\bsend\b.*$/m, () =>
      text(`send${path.extname(file)}`).replaceAll(/^export /gm, ''),
    );
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      {curl: read(`${name}.sh`), javascript: read(`${name}.mjs`), python: read(`${name}.py`)},
    ]),
  );
}

const everyday: Localized<readonly string[]> = terms.everyday;

/** What pages take from data, and a version keeps as it was. */
const pageData = {
  labels: readPerLanguage<Record<string, string>>('src/data/labels.{locale}.json'),
  facts: {...facts, statuses, rights},
  figures,
  cards,
  programs: readPrograms(),
  terms: {glossary: 'glossary.mdx', explained: terms.explained, everyday},
  messages,
};

/** What the steps that read the pages know of this site. */
export const contentSite = {
  siteDir,
  i18n,
  ...pageData,
  versions: readVersions(siteDir),
  api: {
    description: 'api/telescope.v1.yaml',
    overlay: 'api/telescope.v1.{locale}.overlay.yaml',
    tokenVariable: 'TELESCOPE_TOKEN',
    errorsPage: '/public_rest_api/response.mdx',
  },
  // Any other but `text` stops the build.
  codeLanguages: {
    bash: 'Bash',
    http: 'HTTP',
    json: 'JSON',
    csv: 'CSV',
    diff: 'Diff',
    js: 'JavaScript',
    python: 'Python',
  },
  onDemand: [
    {
      module: '@site/src/components/onDemand',
      names: ['Card', 'Cards', 'SupportEmail', 'TranslationNotice'],
    },
    {
      module: '@site/src/components/onDemand/Walkthrough',
      names: ['Walkthrough', 'WalkthroughFrame'],
    },
    {module: '@site/src/components/Reference', names: ['FilteredTable', 'Operation']},
    {module: '@site/src/components/Offline', names: ['Offline']},
    {module: '@site/src/components/tabs', names: ['TabItem', 'Tabs']},
  ],
  parts: ['PageDetails', 'Steps', 'TranslationNotice'],
  missingHints: {
    label: 'Labels are in src/data/labels.<language>.json.',
    figure: 'A new one is drawn in packages/figures/src/scenes: see CONTRIBUTING.md.',
    codeLanguage: 'A new one is added in src/config/content.ts.',
  },
} satisfies ContentOptions;

/** What the site promises of its addresses, and its menu. */
export const contract = {
  routes: 'contract/routes.json',
  published: 'contract/published.json',
  redirects: 'contract/redirects.json',
  sidebars: 'sidebars.ts',
};

/** What the search knows beside the pages, for each language that has a file. */
export const searchFiles = {
  questions: 'search/questions.{locale}.json',
  synonyms: 'search/synonyms.{locale}.json',
  absent: 'search/absent.{locale}.json',
};

/** What `npm run release:version` freezes. */
export const cutOptions = {
  ...contentSite,
  data: {...pageData, redirects},
  copied: ['static/figures', 'static/img/cards', 'api'],
};

/** What `npm run rename` changes: what readers see, and the tests of it. */
export const renameOptions = {
  ...contentSite,
  name: productName,
  samples: ['telescope.example', 'telescope-lift', 'TELESCOPE_TOKEN', 'TELESCOPE_API_KEY'],
  sources: [
    '{docs,blog,i18n,versioned_docs,versioned_data,versioned_sidebars}/**/*.{mdx,yml,json}',
    'api/*.yaml',
    'search/**/*.json',
    '{package.json,sidebars.ts}',
    'src/**/*.{ts,tsx,json,mjs,py,sh}',
    'packages/figures/src/**/*.{tsx,json}',
    'static/figures/**/*.svg',
    'tests/**/*.{ts,mdx}',
    '{*,deploy/*}.md',
  ],
  typed: ['search/*.json', 'search/relevance/*.json'],
};

/** What `npm run page` knows of this site, whose pages are named in more files. */
export const pagesOptions = {
  ...contentSite,
  contract,
  referencingFiles: [
    'packages/figures/src/**/*.json',
    'search/relevance/*.json',
    'search/{questions,absent}.*.json',
    'src/**/*.{ts,tsx}',
  ],
};
