import {readProject, type Project} from '../project';

const contract = {
  routes: 'contract/routes.json',
  published: 'contract/published.json',
  redirects: 'contract/redirects.json',
  sidebars: 'sidebars.ts',
};

const questions = 'search/questions.{locale}.json';
const absent = 'search/absent.{locale}.json';

/** This project, or one in another folder, of which nothing has changed yet. */
export function testProject(siteDir = process.cwd()): Project {
  const i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
  return readProject({siteDir, i18n, contract, namedIn: [], questions, absent});
}
