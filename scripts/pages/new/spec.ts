import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from '../../../src/config/locales';
import {pairOf, type Pair} from '../../../src/lib/translation';
import type {Changes} from '../changes';
import {publishedFile} from '../contract';
import {readPages} from '../readPages';
import {readRedirects, redirectsFile} from '../redirects';
import {readCategories, sidebarsFile, type Category} from '../sidebar';

export const kinds = ['how-to', 'reference', 'tutorial'] as const;

export type Kind = (typeof kinds)[number];

/** What a new page is to be, as flags or answers give it. */
export interface Spec {
  kind: Kind;
  /** Folder of `docs`. */
  section: string;
  /** Name of the file, and short id. */
  name: string;
  title: Record<Locale, string>;
  description: Record<Locale, string>;
  tags: string[];
  /** Label of the category in the menu; that of the other pages of the folder, when it is left out. */
  category?: string;
  /** Name of a figure to begin with. */
  figure?: string;
}

/** Where a new page goes. */
export interface Site extends Pair {
  id: string;
  slug: string;
  category: Category;
}

const names = /^[a-z\d][a-z\d_-]*$/;

/**
 * Finds the place of a new page.
 *
 * @throws with everything that is wrong with the page, and nothing written
 */
export function placeNewPage(changes: Changes, spec: Spec): Site {
  const id = path.posix.join(spec.section, spec.name);
  const pair = pairOf(`docs/${id}.mdx`)!;
  const slug = path.posix.join('/', spec.section, spec.name, '/');
  const categories = readCategories(changes.read(sidebarsFile));
  const category = findCategory(categories, spec);
  const problems = [
    ...nameProblems(spec),
    ...takenProblems(changes, {id, slug, ...pair}),
    ...tagProblems(changes, spec.tags),
    ...textProblems(spec),
    ...figureProblems(changes, spec.figure),
    ...(category ? [] : [categoryProblem(categories, spec)]),
  ];
  if (problems.length > 0) {
    throw new Error(['No page was made:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
  }
  return {...pair, id, slug, category: category!};
}

/** The category that is named, or the one that holds most pages of the folder. */
function findCategory(categories: Category[], {category, section}: Spec): Category | undefined {
  if (category !== undefined) {
    return categories.find(({label}) => label === category);
  }
  const count = ({pages}: Category) =>
    pages.filter((page) => path.posix.dirname(page) === section).length;
  const best = [...categories].sort((one, other) => count(other) - count(one))[0];
  return best && count(best) > 0 ? best : undefined;
}

function categoryProblem(categories: Category[], {category, section}: Spec): string {
  const labels = categories.map(({label}) => label).join(', ');
  return category === undefined
    ? `no category of the menu has pages of docs/${section}. Correct --section, or name the category with --category: ${labels}.`
    : `the menu has no category "${category}". Its categories: ${labels}.`;
}

function nameProblems({section, name}: Spec): string[] {
  return [
    ...(names.test(name)
      ? []
      : [`--name is "${name}": expected small letters, digits, "-" and "_", as in share_view.`]),
    ...(section.split('/').every((part) => names.test(part))
      ? []
      : [`--section is "${section}": expected a folder of docs, such as projects/projects_views.`]),
  ];
}

function takenProblems(changes: Changes, {id, slug, english, french}: Omit<Site, 'category'>) {
  const taken = [english, french].filter((file) => changes.exists(file));
  const other = readPages(changes.root).find(
    (page) => !taken.includes(page.english) && (page.id === id || page.slug === slug),
  );
  const to = readRedirects(changes.read(redirectsFile)).get(slug);
  const wasPublished = changes.readJson<string[]>(publishedFile).includes(slug);
  return [
    ...taken.map((file) => `${file} exists already. Choose another --name.`),
    ...(other
      ? [`${other.english} has the id ${id} or the address ${slug}. Choose another --name.`]
      : []),
    ...(to ? [`${slug} leads to ${to} (${redirectsFile}). Choose another --name.`] : []),
    ...(wasPublished && !to && !other && taken.length === 0
      ? [`${slug} was the address of another page, which readers may hold. Choose another --name.`]
      : []),
  ];
}

function tagProblems(changes: Changes, tags: readonly string[]): string[] {
  const known = Object.keys(parse(changes.read('docs/tags.yml')) as object);
  return tags
    .filter((tag) => !known.includes(tag))
    .map((tag) => `there is no tag "${tag}". The tags: ${known.join(', ')}.`);
}

function textProblems({title, description}: Spec): string[] {
  const texts = {
    '--title': title.en,
    '--title-fr': title.fr,
    '--description': description.en,
    '--description-fr': description.fr,
  };
  return Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(([flag]) => `${flag} is empty.`);
}

function figureProblems(changes: Changes, figure: string | undefined): string[] {
  if (figure === undefined) {
    return [];
  }
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(figure)) {
    return [`--figure is "${figure}": expected words joined by "-", as in share-view-dialog.`];
  }
  return figure in changes.readJson<object>('figures/plan.json')
    ? [`there is a figure "${figure}" already. Choose another --figure.`]
    : [];
}
