import docusaurus from '@docusaurus/eslint-plugin';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: ['.docusaurus/', '.tmp/', 'build/', 'build-*/', 'test-results/'],
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
  {
    // Commands speak to the person who runs them; configuration files of tools are CommonJS.
    files: ['scripts/**', 'figures/render.tsx', 'babel.config.js', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'readonly',
        require: 'readonly',
        URL: 'readonly',
      },
    },
    rules: {'no-console': 'off', '@typescript-eslint/no-require-imports': 'off'},
  },
);
