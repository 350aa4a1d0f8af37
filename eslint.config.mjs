import fs from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** Rows of the picture in README.md. A package imports only from rows below its own. */
const [, ...rows] = /## Layout\n[^]*?```text\n([^]*?)\n```/
  .exec(fs.readFileSync('README.md', 'utf8'))[1]
  .split('\n')
  .map((row) => row.split(', '));

const packages = fs.readdirSync('packages');

const site = {
  regex: '^@site/',
  message: 'A package serves any site: take it as an option, which src/config gives.',
};

/** Import direction between packages. One that isn't in the picture may import none. */
const byPackage = packages.map((name) => {
  const row = rows.findIndex((names) => names.includes(name));
  const below = row === -1 ? [] : rows.slice(row + 1).flat();
  return {
    files: [`packages/${name}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            site,
            {
              regex: `^@guide/(?!(?:${[name, ...below].join('|')})(?:/|$))`,
              message: `packages/${name} may import ${below.join(', ') || 'no other package'}: see the picture in README.md.`,
            },
          ],
        },
      ],
    },
  };
});

/** Folders that must not import each other by path. */
const borders = [
  {
    target: './packages',
    from: ['./src', './docusaurus.config.ts', './sidebars.ts'],
    message: site.message,
  },
  {
    target: ['./src', './packages', './tools', './docusaurus.config.ts', './sidebars.ts'],
    from: './tests',
    message: 'Tests alone import tests: move what both need to tools/site.',
  },
  {
    target: ['./src', './packages', './docusaurus.config.ts', './sidebars.ts'],
    from: './tools',
    message: 'The tools measure and picture the site: nothing of it needs them.',
  },
  ...packages.map((name) => ({
    target: [
      './src',
      './tools',
      './docusaurus.config.ts',
      ...packages.filter((other) => other !== name).map((other) => `./packages/${other}`),
    ],
    from: `./packages/${name}/src`,
    message: `Import it from @guide/${name}, which packages/${name}/package.json exports; export it there if it is missing.`,
  })),
];

/** Languages come from one list; what is written for one of them is data, or the typography of that language. */
const byLanguage = {
  files: ['{src,packages,tools}/**', '*.ts'],
  ignores: [
    '**/__tests__/**',
    'src/{config/locales.ts,data/**}',
    'packages/figures/src/{scenes,parts}/**',
    'packages/figures/src/kit/dates.ts',
    'packages/search/src/engine/languages/**',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector:
          'Literal[value=/^(?:fr|de|es|it|nl|pt)$/], BinaryExpression > Literal[value="en"]',
        message:
          'Languages are those of src/config/locales.ts: take them from there, or as an option.',
      },
    ],
  },
};

/** Doors are paths too: an import by the name of a package is through one. */
const byPath = {
  files: ['{src,packages,tools}/**', '*.ts'],
  ignores: ['**/__tests__/**'],
  plugins: {'import-x': importX},
  settings: {
    'import-x/resolver-next': [
      createNodeResolver({
        // A package that is named stays in node_modules: only paths into its folder are past a door.
        symlinks: false,
        extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      }),
    ],
  },
  rules: {
    'import-x/no-restricted-paths': ['error', {zones: borders}],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@site/(?:packages|tests|tools)/',
            message: 'Import a package by its name, @guide/…, and nothing of tests or tools.',
          },
        ],
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/.docusaurus/',
      '.tmp/',
      'build/',
      'build-*/',
      'test-results/',
      'tests/release/clients/programs/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: {'@docusaurus': docusaurus},
    rules: {
      // Every word that a reader sees goes through <Translate> or translate().
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['/']}],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-html-links': ['error', {ignoreFullyResolved: true}],
      // The logger of Docusaurus is called with a tagged template.
      '@typescript-eslint/no-unused-expressions': ['error', {allowTaggedTemplates: true}],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  byPath,
  byLanguage,
  // What pages show as code prints its result.
  {files: ['src/data/programs/**'], rules: {'no-console': 'off'}},
  ...byPackage,
  {
    // Commands speak to the person who runs them; configuration files of tools are CommonJS.
    files: [
      'tools/**',
      'packages/{search,feedback}/src/commands/**',
      'packages/authoring/src/*/index.ts',
      'packages/{checks/src/index,hosting/src/compress,licences/src/writeThirdParty,figures/src/cards/index}.ts',
      'packages/figures/src/render.tsx',
      'packages/handbook/src/makeLanguage.ts',
      'babel.config.js',
      '**/*.cjs',
    ],
    rules: {'no-console': 'off', '@typescript-eslint/no-require-imports': 'off'},
  },
);
