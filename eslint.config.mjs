import fs from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import tseslint from 'typescript-eslint';

/** Layers of packages, highest first, from the layout in README.md. */
const [, , ...layers] = /## Layout\n[^]*?```text\n([^]*?)\n```/
  .exec(fs.readFileSync('README.md', 'utf8'))[1]
  .split('\n')
  .map((line) => line.split(', '));

const packages = fs.readdirSync('packages');
const extras = fs.existsSync('extras') ? fs.readdirSync('extras') : [];
const readWorkspace = (folder) => (name) => {
  const file = fs.readFileSync(`${folder}/${name}/package.json`, 'utf8');
  return {name, folder: `${folder}/${name}`, module: JSON.parse(file).name};
};
const workspaces = [
  ...packages.map(readWorkspace('packages')),
  ...extras.map(readWorkspace('extras')),
];

const restrictImports = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {'no-restricted-imports': ['error', {patterns}]},
});

const testFiles = '**/{__tests__,tests}/**';

const noSiteImports = {
  regex: '^@site/|^(?:\\.\\./){3,}(?:src/|docusaurus\\.config|sidebars)',
  message:
    'Packages must not import from the site: add an option instead, and set it in src/config.',
};

const noTestImports = {
  regex: '^(?:@site/|(?:\\.{1,2}/)+)tests/',
  message: 'Only tests may import from tests: move shared code to tools/site.',
};

const noToolImports = {
  regex: '^(?:@site/|\\./|(?:\\.\\./)+)tools/',
  message: 'The site must not import from tools.',
};

/** Disallows imports of workspaces by path. */
const publicApis = workspaces.map(({name, folder, module}) => ({
  regex: `^(?:@site|\\.{1,2})/(?:.*/)?${name}/src(?:/|$)`,
  message: `Import packages by name: from ${module}. If the export is missing, add it to ${folder}/package.json.`,
}));

/** So that extras can be deleted with their line in the list of features. */
const noExtras = {
  regex: `(?:^@guide|/extras)/(?:${extras.join('|') || '-'})(?:/|$)`,
  message: 'Only src/config/features.ts imports extras: use a theme component or a Feature.',
};

/** Packages import packages of lower layers, extras import all packages. */
const workspaceImports = workspaces.flatMap(({name, folder}) => {
  const layer = layers.findIndex((names) => names.includes(name));
  const allowed = extras.includes(name)
    ? packages
    : layer === -1
      ? []
      : layers.slice(layer + 1).flat();
  const others = workspaces.filter((one) => ![name, ...allowed].includes(one.name));
  const layerImports = {
    regex: `^(?:${others.map(({module}) => module).join('|')})(?:/|$)`,
    message: `${folder} may import ${allowed.join(', ') || 'no other package'}: see the layout in README.md.`,
  };
  // Folders of a package can be called tools.
  const noOuterTools = {...noToolImports, regex: '^(?:\\.\\./){3,}tools/'};
  const source = [noSiteImports, layerImports, noTestImports, noOuterTools, ...publicApis];
  return [
    restrictImports([`${folder}/src/**`], source, [testFiles]),
    restrictImports([`${folder}/src/${testFiles}`], [layerImports]),
  ];
});

const noLanguages = {
  selector: 'Literal[value=/^(?:fr|de|es|it|nl|pt)$/], BinaryExpression > Literal[value="en"]',
  message:
    "Don't hard-code languages: import them from src/config/locales.ts, or take them as an option.",
};

const productWord = '/telescope|\\blift\\b|roadmap|kanban|portfolio/i';

/** Other sites use the packages, too. */
const noProductWords = {
  files: ['packages/*/src/**'],
  ignores: [
    testFiles,
    'packages/figures/src/kit/dates.ts',
    'packages/search/src/engine/languages/**',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      noLanguages,
      {
        selector: `Literal[value=${productWord}], TemplateElement[value.raw=${productWord}], JSXText[value=${productWord}]`,
        message: 'Packages must not name this product or its modules: add an option instead.',
      },
    ],
  },
};

const noLanguageCodes = {
  files: ['{src,packages,extras,tools}/**', '*.ts'],
  ignores: [
    '**/{__tests__,tests}/**',
    'src/{config/locales.ts,data/**}',
    'packages/figures/src/kit/dates.ts',
    'packages/search/src/engine/languages/**',
  ],
  rules: {'no-restricted-syntax': ['error', noLanguages]},
};

export default tseslint.config(
  {
    ignores: ['**/.docusaurus/', '.tmp/', 'build/', 'build-*/', 'test-results/'],
  },
  ...tseslint.configs.recommended,
  {
    plugins: {'@docusaurus': docusaurus},
    rules: {
      // All visible text goes through <Translate> or translate().
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['/']}],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-html-links': ['error', {ignoreFullyResolved: true}],
      // The Docusaurus logger is called with tagged templates.
      '@typescript-eslint/no-unused-expressions': ['error', {allowTaggedTemplates: true}],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  restrictImports(['tests/**', `{src,tools}/${testFiles}`, '*.ts'], [noExtras]),
  restrictImports(['tools/**'], [noExtras, noTestImports, ...publicApis], [testFiles]),
  restrictImports(
    ['src/**', 'docusaurus.config.ts', 'sidebars.ts'],
    [noExtras, noTestImports, noToolImports, ...publicApis],
    [testFiles, 'src/config/features.ts'],
  ),
  noLanguageCodes,
  noProductWords,
  // Sample programs shown on pages print their results.
  {files: ['src/data/programs/**'], rules: {'no-console': 'off'}},
  ...workspaceImports,
  {
    // Commands print to the terminal. Some tools need CommonJS configuration files.
    files: [
      'tools/**',
      'packages/search/src/commands/**',
      'packages/authoring/src/*/index.ts',
      'packages/{checks/src/index,hosting/src/compress,licences/src/writeThirdParty,figures/src/cards/index}.ts',
      'packages/figures/src/{render.tsx,site.ts}',
      'extras/*/src/commands/**',
      '**/*.cjs',
    ],
    rules: {'no-console': 'off', '@typescript-eslint/no-require-imports': 'off'},
  },
);
