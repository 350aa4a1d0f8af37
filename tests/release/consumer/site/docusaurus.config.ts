import {content} from '@guide/remark';
import {configOf} from '@guide/built-site';
import {search} from '@guide/search';
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

const pages = content({
  siteDir: __dirname,
  labels: {en: {'kettle.on': 'Switch on', 'kettle.menu': 'Kettle'}},
});
const features = configOf([
  search({
    synonyms: {en: [{typed: ['kettle'], adds: ['teapot']}]},
    loweredPages: [[/^glossary$/, 25]],
    storageName: 'teapots',
  }),
]);

export default {
  title: 'Teapots',
  url: 'https://teapots.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  markdown: {parseFrontMatter: pages.parseFrontMatter},
  // Use webpack, like most sites, but without Babel and Terser, which take minutes.
  future: {
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
    },
  },
  presets: [
    features.preset,
    [
      'classic',
      {
        blog: false,
        docs: {...pages.docs, routeBasePath: '/'},
      } satisfies Options,
    ],
  ],
  plugins: ['@guide/untranslated', ...features.plugins],
  themeConfig: {navbar: {title: 'Teapots'}, ...features.themeConfig},
} satisfies Config;
