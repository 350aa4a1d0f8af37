import fs from 'node:fs';
import path from 'node:path';
import type {ContractEntry} from '@guide/content';
import {findPage} from './findPage';
import {resolveTarget} from './target';
import {lastSteps, read, type Project} from './project';

/** Each has templates. */
export const pageKinds = ['how-to', 'reference', 'tutorial'];

interface NewPage {
  /** Path relative to the documents folder. */
  place: string;
  kind: string;
  after: string;
  tags: string[];
}

/** Creates a page in every language. @returns remaining steps for the writer */
export function makePage(project: Project, {place, kind, tags, ...page}: NewPage): string[] {
  if (!pageKinds.includes(kind)) {
    throw new Error(`--kind is "${kind}": expected ${pageKinds.join(', ')}.`);
  }
  const {changes, contract, pages} = project;
  const {files, id, slug} = resolveTarget(project, place);
  const after = findPage(pages, page.after).id;
  const head = [`id: ${path.posix.basename(id)}`, `slug: ${slug}`, `tags: [${tags.join(', ')}]`];
  files.forEach((file, index) => {
    const template = templateOf(kind, Object.keys(project.kinds[0]!)[index]!);
    changes.set(file, `---\n${head.join('\n')}\n${template}`);
  });
  const entry: ContractEntry = {id, source: files[0]!, path: slug, tags, unlisted: false};
  // An id or object with it. Icons and labels may contain the same string.
  const inMenu = `(?<=[\\[,]\\s*)(?:'${after}'|\\{[^{}]*\\bid: '${after}'[^{}]*\\})`;
  insertAfter(project, contract.sidebars, inMenu, `'${id}'`);
  insertAfter(project, contract.routes, `\\{\\s*"id": "${after}"[^}]*\\}`, JSON.stringify(entry));
  return [
    'Write it in each language, replacing the text after TO WRITE or À ÉCRIRE. npm run check lists what is left.',
    `When the translations are written: npm run i18n -- done ${id}.`,
    lastSteps,
  ];
}

function insertAfter(project: Project, file: string, pattern: string, entry: string): void {
  const text = read(project, file);
  const listed = new RegExp(pattern);
  if (!listed.test(text)) {
    throw new Error(`${file} doesn't contain the page of --after. Choose a page in the sidebar.`);
  }
  project.changes.set(
    file,
    text.replace(listed, (found) => `${found}, ${entry}`),
  );
}

/** Falls back to English. */
function templateOf(kind: string, locale: string): string {
  const files = [locale, 'en'].map((one) => path.join(__dirname, `templates/${kind}.${one}.mdx`));
  return fs.readFileSync(
    files.find((file) => fs.existsSync(file))!,
    'utf8',
  );
}
