import type {Config} from '@docusaurus/types';

// Use webpack, like most sites, but without Babel and Terser, which take minutes.
const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
};

export default {
  title: 'Teapots',
  url: 'https://teapots.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  // Before Docusaurus 3.10: `experimental_faster`.
  future: {faster} as Config['future'],
  presets: [['classic', {}]],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {id: 'community', path: 'community', routeBasePath: 'community'},
    ],
    'docusaurus-markdown-pages',
    ['docusaurus-search-sections', {synonyms: {en: [{typed: ['kettle'], adds: ['teapot']}]}}],
  ],
  themeConfig: {navbar: {title: 'Teapots'}},
} satisfies Config;
