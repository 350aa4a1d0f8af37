import {content} from '@guide/remark';
import {configOf} from '@guide/built-site';
import {markdownExport} from '@guide/markdown-export';
import {search} from '@guide/search';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

const pages = content({
  siteDir: __dirname,
  components: {TabItem: ['label', 'value'], Tabs: []},
  labels: {en: {'kettle.on': 'Switch on', 'kettle.menu': 'Kettle'}},
});
const features = configOf([
  markdownExport({}),
  search({
    synonyms: {en: [{typed: ['kettle'], adds: ['teapot']}]},
    loweredPages: [[/^glossary$/, 25]],
    storageName: 'teapots',
  }),
]);

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
    features.preset,
    [
      'classic',
      {
        docs: pages.docs,
        blog: pages.blog,
        pages: pages.pages,
      } satisfies Options,
    ],
  ],
  plugins: ['@guide/untranslated', ...features.plugins],
  themeConfig: {navbar: {title: 'Teapots'}, ...features.themeConfig},
} satisfies Config;
