import fs from 'node:fs';
import path from 'node:path';
import type {ContractEntry} from '@guide/content';
import {resolveTarget} from './target';
import {findPage, nextCommands, read, type Project} from './project';

export const pageKinds = ['how-to', 'reference', 'tutorial'];

/** Creates a page in every language. */
export function createPage(
  project: Project,
  target: string,
  precedingPage: string,
  kind: string,
  tags: string[],
): string[] {
  if (!pageKinds.includes(kind)) {
    throw new Error(`--kind is "${kind}": expected ${pageKinds.join(', ')}.`);
  }
  const {changes, options, pages} = project;
  const {files, id, slug} = resolveTarget(project, target);
  const after = findPage(pages, precedingPage).id;
  const head = [`id: ${path.posix.basename(id)}`, `slug: ${slug}`, `tags: [${tags.join(', ')}]`];
  files.forEach((file, index) => {
    const template = templateOf(kind, Object.keys(project.contentFolders[0]!)[index]!);
    changes.set(file, `---\n${head.join('\n')}\n${template}`);
  });
  const entry: ContractEntry = {id, source: files[0]!, path: slug, tags, unlisted: false};
  // The id, or an object with this id, but not an icon or label.
  const sidebarItem = `(?<=[\\[,]\\s*)(?:'${after}'|\\{[^{}]*\\bid: '${after}'[^{}]*\\})`;
  insertAfter(project, options.contract.sidebars, sidebarItem, `'${id}'`);
  insertAfter(
    project,
    options.contract.routes,
    `\\{\\s*"id": "${after}"[^}]*\\}`,
    JSON.stringify(entry),
  );
  return [
    'Write the page in each language: replace each text that starts with TO WRITE or À ÉCRIRE. npm run check lists the remaining ones.',
    `When the translations are finished: npm run i18n -- done ${id}.`,
    nextCommands,
  ];
}

function insertAfter(project: Project, file: string, pattern: string, entry: string): void {
  const text = read(project, file);
  const entryBefore = new RegExp(pattern);
  if (!entryBefore.test(text)) {
    throw new Error(`${file} doesn't contain the page of --after. Choose a page in the sidebar.`);
  }
  project.changes.set(
    file,
    text.replace(entryBefore, (found) => `${found}, ${entry}`),
  );
}

/** Falls back to English. */
function templateOf(kind: string, locale: string): string {
  const files = [locale, 'en'].map((language) =>
    path.join(__dirname, `templates/${kind}.${language}.mdx`),
  );
  return fs.readFileSync(
    files.find((file) => fs.existsSync(file))!,
    'utf8',
  );
}
