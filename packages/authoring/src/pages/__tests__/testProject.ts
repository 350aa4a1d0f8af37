import {folderWith, type Files} from '../../../../content/src/__tests__/files';
import {testContext} from '../../../../checks/src/__tests__/testContext';
import type {PagesOptions} from '../project';

export function testSite(files: Files): PagesOptions {
  return {
    siteDir: folderWith(files),
    i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
    contract: testContext.contract!,
    referencingFiles: ['*.json'],
  };
}
