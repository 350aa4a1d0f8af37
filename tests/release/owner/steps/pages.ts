import {runPage} from '../../../../packages/authoring/src/pages';
import {pageKinds} from '../../../../packages/authoring/src/pages/newPage';
import {pagesOptions} from '../../../../src/config/content';
import type {SiteCopy} from '../../../support/siteCopy';

/** Path of the new page of a kind. */
export const newPagePath = (kind: string) => `roadmapping/new-${kind}`;

/** Page that moves twice: all former addresses must redirect. */
export const twiceMovedPage = {
  former: ['projects/projects_views/list', 'roadmapping/table'],
  path: 'administration/table',
};

/** Page with an English change that isn't translated. */
export const outdatedPage = 'projects/projects_views/kanban';

export async function changePages(site: SiteCopy): Promise<void> {
  const run = (...args: string[]) => runPage({...pagesOptions, siteDir: site.dir}, args);
  for (const kind of pageKinds) {
    const page = newPagePath(kind);
    const previousPage = 'roadmapping/timeline_tutorials';
    run('new', page, '--kind', kind, '--after', previousPage, '--tags', 'view');
    await site.edit(`docs/${page}.mdx`, (text) => text.replace(/TO WRITE:[^|\n{']*/g, 'Written. '));
    await site.edit(`i18n/fr/docusaurus-plugin-content-docs/current/${page}.mdx`, (text) =>
      text.replace(/À ÉCRIRE :[^|\n{']*/g, 'Écrit. '),
    );
  }
  const [first, second] = twiceMovedPage.former as [string, string];
  run('move', `docs/${first}.mdx`, `${second}.mdx`);
  run('move', second, 'administration');
  await site.edit(`docs/${outdatedPage}.mdx`, (text) => `${text}\nOne more sentence.\n`);
}
