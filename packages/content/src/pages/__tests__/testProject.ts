import {folderWith, type Files} from '../../__tests__/files';
import {readProject, type Project} from '../project';

const contract = {
  routes: 'contract/routes.json',
  published: 'contract/published.json',
  redirects: 'contract/redirects.json',
  sidebars: 'sidebars.ts',
};

/** What is written is set as the project sets its sources. */
const style = {printWidth: 100, singleQuote: true, bracketSpacing: false};

/** A project of these files, in English and French, of which nothing has changed yet. */
export function testProject(files: Files): Project {
  return readProject({
    siteDir: folderWith({'.prettierrc': JSON.stringify(style), ...files}),
    i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
    contract,
    namedIn: ['*.json'],
  });
}
