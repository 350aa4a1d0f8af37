import {content} from '@guide/remark';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

const pages = content({
  siteDir: __dirname,
  components: {TabItem: ['label', 'value'], Tabs: []},
  labels: {en: {'kettle.on': 'Switch on', 'kettle.menu': 'Kettle'}},
});
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
  markdown: {parseFrontMatter: pages.parseFrontMatter},
  // Before Docusaurus 3.10: `experimental_faster`.
  future: {faster} as Config['future'],
  presets: [
    [
      'classic',
      {
        docs: pages.docs,
        blog: pages.blog,
        pages: pages.pages,
      } satisfies Options,
    ],
  ],
  plugins: [
    '@guide/untranslated',
    'docusaurus-markdown-pages',
    [
      'docusaurus-search-sections',
      {
        synonyms: {en: [{typed: ['kettle'], adds: ['teapot']}]},
        loweredPages: [[/^glossary$/, 25]],
        storageName: 'teapots',
      },
    ],
  ],
  themeConfig: {navbar: {title: 'Teapots'}},
} satisfies Config;
