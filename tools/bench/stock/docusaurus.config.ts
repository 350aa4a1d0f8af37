/**
 * Plain Docusaurus with the same pages and only the remark plugins that they need. Paths are relative
 * to the copy in `.tmp/bench/stock` or `.tmp/bench/faster`.
 */
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {apiComponents} from '@guide/openapi';
import {absentFeatures, facts, figureData, interfaceLabels, stepOptionsOf} from '@guide/remark';
import createSiteConfig from '../../../docusaurus.config';
import {contentSite} from '../../../src/config/content';
import {i18n} from '../../../src/config/locales';

export default function createConfig(): Config {
  const {title, tagline, favicon, url, baseUrl, themeConfig} = createSiteConfig();
  const {navbar, footer, colorMode, docs} = themeConfig as Preset.ThemeConfig;
  const options = stepOptionsOf(contentSite);
  return {
    ...{title, tagline, favicon, url, baseUrl, i18n},
    trailingSlash: true,
    // The flag requires those of version 4, and this project's Rspack a plugin.
    ...(path.basename(__dirname) === 'faster' && {
      future: {v4: true, experimental_faster: true},
      plugins: ['@guide/docusaurus-patches/rspack2'],
    }),
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    presets: [
      [
        'classic',
        {
          docs: {
            routeBasePath: '/',
            sidebarPath: '../../../sidebars.ts',
            tags: 'tags.yml',
            beforeDefaultRemarkPlugins: [
              apiComponents,
              absentFeatures,
              facts,
              interfaceLabels,
              figureData,
            ].map((plugin) => () => plugin(options)),
          },
          blog: false,
        } satisfies Preset.Options,
      ],
    ],
    themeConfig: {
      ...{navbar, footer, colorMode, docs},
      prism: {additionalLanguages: ['bash', 'http', 'json', 'csv', 'diff']},
      algolia: {appId: 'STOCK', apiKey: 'stock', indexName: 'stock'},
    } satisfies Preset.ThemeConfig,
  };
}
