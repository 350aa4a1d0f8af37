/** CSS: the standard rules, and the one place where variables of Infima are set. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Names of the theme and of DocSearch: `menu__link--active`, `DocSearch-Hit`.
    'selector-class-pattern': null,
    'custom-property-pattern': '^(?:ifm|docusaurus|doc|docsearch|ts|announcement)-',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // Rules stand by subject; what wins where they meet is said by the selector.
    'no-descending-specificity': null,
    'property-disallowed-list': [
      '/^--ifm-/',
      {message: 'Set variables of Infima in src/css/infima.css, from tokens.'},
    ],
  },
  overrides: [
    {
      // The theme's sizes on paper and for large text are those of a circumstance.
      files: ['src/css/{infima,print,largeText}.css'],
      rules: {'property-disallowed-list': null},
    },
  ],
};
