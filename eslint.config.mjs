import fs from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** Layers of packages, from the layout in README.md. Packages may only import packages of lower layers. */
const [, , ...layers] = /## Layout\n[^]*?```text\n([^]*?)\n```/
  .exec(fs.readFileSync('README.md', 'utf8'))[1]
  .split('\n')
  .map((line) => line.split(', '));

const packages = fs.readdirSync('packages');
const extras = fs.existsSync('extras') ? fs.readdirSync('extras') : [];
const workspaces = [
  ...packages.map((name) => ({name, folder: `packages/${name}`})),
  ...extras.map((name) => ({name, folder: `extras/${name}`})),
];

const noSiteImports = {
  regex: '^@site/',
  message:
    'Packages must not import from the site: add an option instead, and set it in src/config.',
};

/**
 * Restricts imports between workspaces. Extras may import all packages. Packages missing from the
 * layout may import no other package.
 */
const workspaceImports = workspaces.map(({name, folder}) => {
  const layer = layers.findIndex((names) => names.includes(name));
  const allowed = extras.includes(name)
    ? packages
    : layer === -1
      ? []
      : layers.slice(layer + 1).flat();
  return {
    files: [`${folder}/src/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noSiteImports,
            {
              regex: `^@guide/(?!(?:${[name, ...allowed].join('|')})(?:/|$))`,
              message: `${folder} may import ${allowed.join(', ') || 'no other package'}: see the layout in README.md.`,
            },
          ],
        },
      ],
    },
  };
});

/** Restrictions by path: `target` must not import files of `from`. */
const zones = [
  {
    target: ['./packages', ...extras.map((name) => `./extras/${name}/src`)],
    from: ['./src', './docusaurus.config.ts', './sidebars.ts'],
    message: noSiteImports.message,
  },
  {
    target: [
      ...['./src', './packages', './tools', './docusaurus.config.ts', './sidebars.ts'],
      ...extras.map((name) => `./extras/${name}/src`),
    ],
    from: './tests',
    message: 'Only tests may import from tests: move shared code to tools/site.',
  },
  {
    target: ['./src', './packages', './docusaurus.config.ts', './sidebars.ts'],
    from: './tools',
    message: 'The site must not import from tools.',
  },
  ...workspaces.map(({name, folder}) => ({
    target: [
      './src',
      './tools',
      './docusaurus.config.ts',
      ...workspaces.filter((other) => other.name !== name).map((other) => `./${other.folder}`),
    ],
    from: `./${folder}/src`,
    message: `Import from @guide/${name}. If the export is missing, add it to ${folder}/package.json.`,
  })),
];

const onlyPackageNames = {
  regex: '^@site/(?:packages|extras|tests|tools)/',
  message: 'Import packages as @guide/…, and nothing from tests or tools.',
};

/** Only the list of features may name an extra: without its line there, its folder can be deleted. */
const noExtras = {
  regex: `(?:^@guide|/extras)/(?:${extras.join('|') || '-'})(?:/|$)`,
  message: 'Only src/config/features.ts imports extras: use a theme component or a Feature.',
};

/** Disallows language codes outside src/config/locales.ts, data and language-specific modules. */
const noLanguageCodes = {
  files: ['{src,packages,extras,tools}/**', '*.ts'],
  ignores: [
    '**/{__tests__,tests}/**',
    'src/{config/locales.ts,data/**}',
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
          "Don't hard-code languages: import them from src/config/locales.ts, or take them as an option.",
      },
    ],
  },
};

/** Restricts imports by path between packages, site, tools and tests. */
const pathImports = {
  files: ['{src,packages,extras,tools}/**', '*.ts'],
  ignores: ['**/{__tests__,tests}/**'],
  plugins: {'import-x': importX},
  settings: {
    'import-x/resolver-next': [
      createNodeResolver({
        // Without symlink resolution, `@guide/…` imports resolve to node_modules and aren't reported.
        symlinks: false,
        extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      }),
    ],
  },
  rules: {
    'import-x/no-restricted-paths': ['error', {zones}],
    'no-restricted-imports': [
      'error',
      {
        patterns: [onlyPackageNames],
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
  pathImports,
  {
    files: ['{src,tools,tests}/**', '*.ts'],
    ignores: ['src/config/features.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [noExtras, onlyPackageNames]}]},
  },
  noLanguageCodes,
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
      'packages/figures/src/render.tsx',
      'extras/*/src/commands/**',
      'babel.config.js',
      '**/*.cjs',
    ],
    rules: {'no-console': 'off', '@typescript-eslint/no-require-imports': 'off'},
  },
);
