import type {Config} from '@docusaurus/types';
import {notLoadedScript} from '../client/scripts/notLoadedScript';
import {baseUrlOf, valueIn, type Locale} from './locales';
import type {Settings} from './settings';
import {siteText} from './siteText';

/** `--ts-surface` in `src/css/tokens.css`. */
const surfaceColors = {light: '#fff', dark: '#12162a'};

export function headTags(
  {basePath}: Pick<Settings, 'basePath'>,
  locale: Locale,
): NonNullable<Config['headTags']> {
  const text = valueIn(siteText, locale);
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        href: `${basePath.slice(0, -1)}${baseUrlOf(locale)}img/icon-180.png`,
      },
    },
    ...Object.entries(surfaceColors).map(([mode, color]) => ({
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${mode})`,
        content: color,
      },
    })),
    ...(process.env.NODE_ENV === 'production'
      ? [
          {
            tagName: 'script',
            attributes: {
              'data-base': basePath,
              'data-message': text.notLoaded.replace('{baseUrl}', basePath),
              'data-fitting': text.fittingBase,
            },
            innerHTML: notLoadedScript,
          },
        ]
      : []),
  ];
}
