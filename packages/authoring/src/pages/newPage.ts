import fs from 'node:fs';
import path from 'node:path';
import type {ContractEntry} from '@guide/content';
import {findPage} from './findPage';
import {readPlace} from './place';
import {lastSteps, read, type Project} from './project';

/** What a page is for: each kind has its template. */
export const kinds = ['how-to', 'reference', 'tutorial'];

interface NewPage {
  /** Path in the folder of the documents. */
  place: string;
  kind: string;
  /** The page that it follows in the menu. */
  after: string;
  tags: string[];
}

/**
 * Makes a page in every language, from the template of its kind.
 *
 * @returns what is left for the writer to do
 * @throws when something of it is not right
 */
export function makePage(project: Project, {place, kind, tags, ...page}: NewPage): string[] {
  if (!kinds.includes(kind)) {
    throw new Error(`--kind is "${kind}": expected ${kinds.join(', ')}.`);
  }
  const {changes, contract, pages} = project;
  const {files, id, slug} = readPlace(project, place);
  const after = findPage(pages, page.after).id;
  const head = [`id: ${path.posix.basename(id)}`, `slug: ${slug}`, `tags: [${tags.join(', ')}]`];
  files.forEach((file, index) => {
    const template = templateOf(kind, Object.keys(project.kinds[0]!)[index]!);
    changes.set(file, `---\n${head.join('\n')}\n${template}`);
  });
  const entry: ContractEntry = {id, source: files[0]!, path: slug, tags, unlisted: false};
  // Its id, or an object with it. Icons and labels have like names.
  const inMenu = `(?<=[\\[,]\\s*)(?:'${after}'|\\{[^{}]*\\bid: '${after}'[^{}]*\\})`;
  insertAfter(project, contract.sidebars, inMenu, `'${id}'`);
  insertAfter(project, contract.routes, `\\{\\s*"id": "${after}"[^}]*\\}`, JSON.stringify(entry));
  return [
    'Write it in each language, in the place of what stands after TO WRITE or À ÉCRIRE; npm run check lists what is left.',
    `When the translations are written: npm run i18n -- done ${id}.`,
    lastSteps,
  ];
}

/** Adds an entry to a list. @throws when the list does not have the entry that it follows */
function insertAfter(project: Project, file: string, pattern: string, entry: string): void {
  const text = read(project, file);
  const listed = new RegExp(pattern);
  if (!listed.test(text)) {
    throw new Error(`${file} does not list the page that --after names: name one of the menu.`);
  }
  project.changes.set(
    file,
    text.replace(listed, (found) => `${found}, ${entry}`),
  );
}

/** In English, where there is none in a language. */
function templateOf(kind: string, locale: string): string {
  const files = [locale, 'en'].map((one) => path.join(__dirname, `templates/${kind}.${one}.mdx`));
  return fs.readFileSync(
    files.find((file) => fs.existsSync(file))!,
    'utf8',
  );
}
