import {folderWith, type Files} from '../../../../content/src/__tests__/files';
import type {PagesOptions} from '../project';

/** A site of these files, in English and French. */
export function testSite(files: Files): PagesOptions {
  return {
    siteDir: folderWith(files),
    i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
    contract: {
      routes: 'contract/routes.json',
      published: 'contract/published.json',
      redirects: 'contract/redirects.json',
      sidebars: 'sidebars.ts',
    },
    namedIn: ['*.json'],
  };
}
