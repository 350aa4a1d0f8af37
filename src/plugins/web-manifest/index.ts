import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Step} from '@guide/built-site';
import {readColours, type Mode} from '@guide/figures/colours';

const FILE = 'site.webmanifest';

/** Names the web app manifest and the icons in every page: https://www.w3.org/TR/appmanifest/ */
export default function webManifest({siteDir, baseUrl}: LoadContext): Plugin {
  const surface = surfaceOf(siteDir);
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
  };
}

/** Step: writes the manifest of a language. */
export const writeManifest: Step = ({context, outDir, baseUrl, language}) => {
  const {siteConfig, siteDir} = context;
  const surface = surfaceOf(siteDir)('light');
  const icon = (name: string, side: number, purpose?: 'maskable') => ({
    src: `${baseUrl}img/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    ...(purpose && {purpose}),
  });
  const manifest = {
    name: siteConfig.title,
    short_name: siteConfig.title,
    description: siteConfig.tagline,
    lang: language,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: surface,
    theme_color: surface,
    icons: [
      {src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  fs.writeFileSync(path.join(outDir, FILE), `${JSON.stringify(manifest, null, 2)}\n`);
};

const surfaceOf = (siteDir: string) => (mode: Mode) =>
  readColours(path.join(siteDir, 'src/css/tokens.css'), mode)('surface');
