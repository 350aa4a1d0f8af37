export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Infima and DocSearch have other naming schemes: `menu__link--active`, `DocSearch-Hit`.
    'selector-class-pattern': null,
    'custom-property-pattern': '^(?:ifm|docusaurus|doc|docsearch|ts|announcement)-',
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    // Rules are grouped by subject, not by specificity.
    'no-descending-specificity': null,
    'property-disallowed-list': [
      '/^--ifm-/',
      {message: 'Set Infima variables in src/css/infima.css, using tokens.'},
    ],
  },
  overrides: [
    {
      // infima.css sets the variables. Print and large text override sizes.
      files: ['src/css/{infima,print,largeText}.css'],
      rules: {'property-disallowed-list': null},
    },
  ],
};
