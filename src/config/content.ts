import fs from 'node:fs';
import path from 'node:path';
import {readVersions, type AbsentFeature} from '@guide/content';
import type {Programs, ProgramTexts} from '@guide/openapi';
import type {PageOptions} from '@guide/remark';
import redirects from '../../contract/redirects.json';
import cards from '../data/cards.json';
import facts from '../data/facts.json';
import figures from '../data/figures.json';
import messages from '../data/messages.json';
import rights from '../data/rights.json';
import statuses from '../data/statuses.json';
import terms from '../data/terms.json';
import {readNewestRelease} from '../plugins/releases/parse';
import {i18n, type Localized} from './locales';
import {productName} from './owner';
import {readPerLanguage} from './perLanguage';

const siteDir = path.resolve(__dirname, '../..');

const programFolder = path.join(siteDir, 'src/data/programs');
const programNames = new Set(fs.readdirSync(programFolder).map((file) => path.parse(file).name));

function readPrograms(): Programs {
  const programs = [...programNames].map((name) => [
    name,
    {
      curl: readProgram(`${name}.sh`),
      javascript: readProgram(`${name}.mjs`),
      python: readProgram(`${name}.py`),
    },
  ]);
  return Object.fromEntries(programs) as Programs;
}

/** Inlines the programs that a program imports, each once, so that readers can copy one block. */
function readProgram(file: string, seen = new Set<string>()): string {
  const code = fs.readFileSync(path.join(programFolder, file), 'utf8').trimEnd();
  return code.replaceAll(/^(?:import|from|\.) .*\n/gm, (line) => {
    const name = /^(?:import .* from '\.\/|from |\. \.\/)(\w+)/.exec(line)?.[1] ?? '';
    const isProgram = programNames.has(name);
    const key = isProgram ? name : line;
    if (seen.has(key)) {
      return '';
    }
    seen.add(key);
    return isProgram
      ? `${readProgram(name + path.extname(file), seen).replaceAll(/^export /gm, '')}\n`
      : line;
  });
}

/** Files with the user vocabulary. Each language can omit them. */
export const searchFiles = {
  questions: 'search/questions.{locale}.json',
  synonyms: 'search/synonyms.{locale}.json',
  absent: 'search/absent.{locale}.json',
};

const everyday: Localized<readonly string[]> = terms.everyday;

/** Each version of the guide has a copy. */
const pageData = {
  labels: readPerLanguage<Record<string, string>>('src/data/labels.{locale}.json'),
  facts: {...facts, statuses, rights},
  figures,
  cards,
  programs: readPrograms(),
  programTexts: readPerLanguage<ProgramTexts>('src/data/programTexts.{locale}.json'),
  terms: {glossary: 'glossary.mdx', explained: terms.explained, everyday},
  messages,
  absent: readPerLanguage<readonly AbsentFeature[]>(searchFiles.absent),
};

/** Of the product; `undefined` before the first one. */
export const newestRelease = readNewestRelease(siteDir);

export const contentSite = {
  siteDir,
  i18n,
  ...pageData,
  versions: readVersions(siteDir),
  api: {
    description: 'api/telescope.v1.yaml',
    overlay: 'api/telescope.v1.{locale}.overlay.yaml',
    tokenVariable: 'TELESCOPE_TOKEN',
    links: {
      errors: '/public_rest_api/response.mdx#error-table',
      codes: '/public_rest_api/response.mdx#codes',
      records: '/public_rest_api/common-parameters.mdx#by-record',
      resources: '/public_rest_api/routing.mdx',
      names: {
        page: '/public_rest_api/common-parameters.mdx#paging',
        page_size: '/public_rest_api/common-parameters.mdx#paging',
        sort: '/public_rest_api/common-parameters.mdx#sorting',
        filter: '/public_rest_api/common-parameters.mdx#filtering',
        fields: '/public_rest_api/common-parameters.mdx#fields-and-expand',
        expand: '/public_rest_api/common-parameters.mdx#fields-and-expand',
        locale: '/public_rest_api/common-parameters.mdx#language',
        'Accept-Language': '/public_rest_api/common-parameters.mdx#language',
        'Idempotency-Key': '/public_rest_api/response.mdx#idempotency',
        'Idempotent-Replayed': '/public_rest_api/response.mdx#idempotency',
        'If-Match': '/public_rest_api/response.mdx#concurrency',
        'If-None-Match': '/public_rest_api/response.mdx#concurrency',
        ETag: '/public_rest_api/response.mdx#concurrency',
        Location: '/public_rest_api/response.mdx#envelope',
      },
    },
  },
  messageCode: '(?:M-[A-Z]{3}|LIFT)-\\d+',
  // Code blocks in other languages, except `text`, fail the build.
  codeLanguages: {
    bash: 'Bash',
    http: 'HTTP',
    json: 'JSON',
    csv: 'CSV',
    diff: 'Diff',
    js: 'JavaScript',
    python: 'Python',
  },
  // With their attributes.
  components: {
    Card: ['area', 'icon', 'title', 'to'],
    Cards: [],
    CompareReleases: [],
    Filter: ['alphabet', 'label'],
    Home: [],
    HomeLead: [],
    HomePart: ['id', 'layout', 'title'],
    HomeReleases: [],
    HomeRole: ['icon', 'title'],
    HomeRoles: [],
    HomeSearch: [],
    Release: ['version', 'date'],
    SupportEmail: [],
    TabItem: ['label', 'value'],
    Tabs: [],
  },
  autoImports: [
    {
      module: '@site/src/components/autoImported',
      names: ['Card', 'Cards', 'SupportEmail', 'TranslationNotice'],
    },
    {module: '@site/src/components/Filter', names: ['Filter']},
    {
      module: '@site/src/components/Home',
      names: [
        'Home',
        'HomeLead',
        'HomePart',
        'HomeReleases',
        'HomeRole',
        'HomeRoles',
        'HomeSearch',
      ],
    },
    {module: '@site/src/components/Releases', names: ['CompareReleases', 'Release']},
    {module: '@site/src/components/RightsMatrix', names: ['RightsMatrix']},
    {
      module: '@site/src/components/Walkthrough',
      names: ['Walkthrough', 'WalkthroughFrame'],
    },
    {
      module: '@site/src/components/Reference',
      names: ['FilteredTable', 'Operation', 'Resource'],
    },
    {module: '@site/src/components/tabs', names: ['TabItem', 'Tabs']},
  ],
  parts: ['PageDetails', 'Steps', 'TranslationNotice'],
  missingHints: {
    label: 'Labels are in src/data/labels.<language>.json.',
    figure: 'Add new figures to figures/scenes: see CONTRIBUTING.md.',
    codeLanguage: 'Add new languages to src/config/content.ts.',
  },
} satisfies PageOptions;

/** URLs that must keep working, and the sidebar. */
export const contract = {
  routes: 'contract/routes.json',
  published: 'contract/published.json',
  redirects: 'contract/redirects.json',
  sidebars: 'sidebars.ts',
};

/** Options of `npm run guide -- version`. */
export const versionOptions = {
  ...contentSite,
  data: {...pageData, redirects},
  copied: ['static/figures', 'static/img/cards', 'api'],
};

export const renameOptions = {
  ...contentSite,
  name: productName,
  samples: ['telescope.example', 'telescope-lift', 'TELESCOPE_TOKEN', 'TELESCOPE_API_KEY'],
  sources: [
    '{docs,blog,src/pages,i18n,versioned_docs,versioned_data,versioned_sidebars}/**/*.{mdx,yml,json}',
    'api/*.yaml',
    'search/**/*.json',
    '{package.json,sidebars.ts}',
    'src/**/*.{ts,tsx,json,mjs,py,sh}',
    'figures/**/*.{ts,tsx,json}',
    'static/figures/**/*.svg',
    'tests/**/*.{ts,mdx}',
    'extras/*/{i18n,tests}/**/*.{ts,json}',
    '{*,deploy/*,extras/*/*}.md',
  ],
  typed: ['search/*.json', 'search/relevance/*.json'],
};

export const pagesOptions = {
  ...contentSite,
  contract,
  referencingFiles: [
    'figures/plan.json',
    'search/relevance/*.json',
    'search/{questions,absent}.*.json',
    'src/**/*.{ts,tsx}',
    'extras/*/*.ts',
  ],
};
