import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readColours, type Mode} from '@guide/figures/colours';

const FILE = 'site.webmanifest';

/**
 * Writes the web app manifest of each language, and names it and the icons in
 * every page: https://www.w3.org/TR/appmanifest/
 */
export default function webManifest({siteConfig, siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const surface = (mode: Mode) =>
    readColours(path.join(siteDir, 'src/css/tokens.css'), mode)('surface');
  const icon = (name: string, side: number, purpose?: 'maskable') => ({
    src: `${baseUrl}img/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    ...(purpose && {purpose}),
  });
  return {
    name: 'web-manifest',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}${FILE}`}},
        {
          tagName: 'link',
          attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`},
        },
        ...(['light', 'dark'] as const).map((mode) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${mode})`,
            content: surface(mode),
          },
        })),
      ],
    }),
    async postBuild({outDir}) {
      const manifest = {
        name: siteConfig.title,
        short_name: siteConfig.title,
        description: siteConfig.tagline,
        lang: i18n.currentLocale,
        start_url: baseUrl,
        scope: baseUrl,
        display: 'browser',
        background_color: surface('light'),
        theme_color: surface('light'),
        icons: [
          {src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
          icon('icon-192', 192),
          icon('icon-512', 512),
          icon('icon-maskable-512', 512, 'maskable'),
        ],
      };
      await fs.writeFile(path.join(outDir, FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
