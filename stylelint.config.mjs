export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Class names of the theme and DocSearch: `menu__link--active`, `DocSearch-Hit`.
    'selector-class-pattern': null,
    'custom-property-pattern': '^(?:ifm|docusaurus|doc|docsearch|ts|announcement)-',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // Rules are sorted by subject.
    'no-descending-specificity': null,
    'property-disallowed-list': [
      '/^--ifm-/',
      {message: 'Set Infima variables in src/css/infima.css, using tokens.'},
    ],
  },
  overrides: [
    {
      // Print and large text override the theme's sizes.
      files: ['src/css/{infima,print,largeText}.css'],
      rules: {'property-disallowed-list': null},
    },
  ],
};
