import {runPage} from '../../../../packages/authoring/src/pages';
import {pageKinds} from '../../../../packages/authoring/src/pages/newPage';
import {pagesOptions} from '../../../../src/config/content';
import type {SiteCopy} from '../../../support/siteCopy';

/** Path of the new page of a kind. */
export const newPagePath = (kind: string) => `roadmapping/new-${kind}`;

/** New page that moves twice: all former addresses must redirect. */
export const movedTwice = {
  former: ['roadmapping/moved', 'roadmapping/table'],
  path: 'administration/table',
};

/** Page with an English change that isn't translated. */
export const outdatedPage = 'projects/projects_views/kanban';

export async function changePages(site: SiteCopy): Promise<void> {
  const run = (...args: string[]) => runPage({...pagesOptions, siteDir: site.dir}, args);
  const createPage = async (page: string, kind: string) => {
    const previousPage = 'roadmapping/timeline_tutorials';
    run('new', page, '--kind', kind, '--after', previousPage, '--tags', 'view');
    for (const folder of ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current']) {
      await site.edit(`${folder}/${page}.mdx`, (text) =>
        text
          .replace(/TO WRITE:[^|\n{']*/g, 'Written. ')
          .replace(/À ÉCRIRE :[^|\n{']*/g, 'Écrit. ')
          .concat('\n[Link](./export.mdx)\n'),
      );
    }
  };
  for (const kind of pageKinds) {
    await createPage(newPagePath(kind), kind);
  }
  const [first, second] = movedTwice.former as [string, string];
  await createPage(first, pageKinds[0]!);
  run('move', `docs/${first}.mdx`, `${second}.mdx`);
  run('move', second, 'administration');
  await site.edit(`docs/${outdatedPage}.mdx`, (text) => `${text}\nOne more sentence.\n`);
}
