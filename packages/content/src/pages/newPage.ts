import fs from 'node:fs';
import path from 'node:path';
import type {Plan} from './changes';
import {editRoutes, publish} from './contract';
import {findPage} from './findPage';
import {addToMenu} from './menu';
import {readPlace} from './place';
import type {Project} from './project';

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
 * Plans a new page in every language, from the template of its kind.
 *
 * @throws before anything is written, when something of it is not right
 */
export async function planNewPage(project: Project, page: NewPage): Promise<Plan> {
  const {kind, tags} = page;
  if (!kinds.includes(kind)) {
    throw new Error(`--kind is "${kind}": expected ${kinds.join(', ')}.`);
  }
  const {changes, pages} = project;
  const {files, id, slug} = readPlace(project, page.place);
  const after = findPage(pages, page.after);
  const head = [`id: ${path.posix.basename(id)}`, `slug: ${slug}`, `tags: [${tags.join(', ')}]`];
  files.forEach((file, index) => {
    const locale = Object.keys(project.kinds[0]!)[index];
    const text = fs.readFileSync(templateOf(kind, locale), 'utf8');
    changes.write(file, `---\n${head.join('\n')}\n${text}`);
  });
  await addToMenu(project, id, after.id);
  const entry = {id, source: files[0]!, path: slug, tags, unlisted: false};
  await editRoutes(project, (docs) => [...docs, entry]);
  publish(project, slug);
  return {
    changes,
    summary: `The page ${slug}, in every language`,
    next: [
      `Write it in each, in the place of what stands after TO WRITE or À ÉCRIRE; npm run check lists what is left.`,
      `Then: npm run i18n -- done ${id}; npm run cards; npm run check -- --fix.`,
    ],
  };
}

/** In English, where there is none in a language. */
function templateOf(kind: string, locale: string | undefined): string {
  const [own, english] = [locale, 'en'].map((one) =>
    path.join(__dirname, `templates/${kind}.${one}.mdx`),
  ) as [string, string];
  return fs.existsSync(own) ? own : english;
}
