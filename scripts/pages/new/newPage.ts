import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../../src/config/locales';
import {textId} from '../../../src/lib/translation';
import {withRecord} from '../../i18n/record';
import {Changes} from '../changes';
import {
  insertAfter,
  plansFile,
  publish,
  readPlans,
  readRoutes,
  routesFile,
  writeJson,
  type Route,
} from '../contract';
import {format} from '../format';
import {asYaml} from '../frontMatter';
import {planOf} from '../plan';
import {sidebarsFile, withPage} from '../sidebar';
import {placeNewPage, type Site, type Spec} from './spec';

const templates = path.resolve(__dirname, '../templates');

/**
 * Plans a new page: both files from the template of its kind, its line in the
 * menu, its entries in the contract, and the beginning of a figure.
 *
 * @throws with everything that is wrong, before anything is written
 */
export async function planNewPage(
  root: string,
  spec: Spec,
): Promise<{changes: Changes; site: Site}> {
  const changes = new Changes(root);
  const site = placeNewPage(changes, spec);
  const texts = {en: textOf(spec, site, 'en'), fr: textOf(spec, site, 'fr')};
  changes.write(site.english, texts.en);
  changes.write(site.french, withRecord(texts.fr, {translates: textId(texts.en), sameMeaning: []}));

  const last = site.category.pages.at(-1);
  const sidebars = withPage(changes.read(sidebarsFile), site.category.label, site.id);
  changes.write(sidebarsFile, await format(root, sidebarsFile, sidebars));
  await addRoute(changes, spec, site, last);
  const plan = planOf(texts);
  await writeJson(changes, plansFile, insertAfter(readPlans(changes), last, site.id, plan));
  await publish(changes, site.slug);
  if (spec.figure) {
    await addFigure(changes, spec.figure, site.id, plan.sections[1]!.id);
  }
  return {changes, site};
}

function textOf(spec: Spec, {slug}: Site, locale: Locale): string {
  const values: Record<string, string> = {
    id: spec.name,
    slug,
    title: asYaml(spec.title[locale]),
    label: asYaml(spec.title[locale]),
    description: asYaml(spec.description[locale]),
    tags: `[${spec.tags.join(', ')}]`,
    figure: spec.figure ? `<Figure name="${spec.figure}" />\n\n` : '',
  };
  return fs
    .readFileSync(path.join(templates, `${spec.kind}.${locale}.mdx`), 'utf8')
    .replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key]!)
    .replace('tags: []\n', '');
}

async function addRoute(
  changes: Changes,
  {tags}: Spec,
  {id, english, slug, category}: Site,
  last: string | undefined,
): Promise<void> {
  const routes = readRoutes(changes);
  const place = routes.docs.findIndex((doc) => doc.id === last);
  const route: Route = {
    id,
    source: english,
    path: slug,
    category: routes.docs[place]?.category ?? path.posix.basename(category.slug ?? id),
    tags,
    unlisted: false,
  };
  const docs = routes.docs.toSpliced(place === -1 ? routes.docs.length : place + 1, 0, route);
  await writeJson(changes, routesFile, {...routes, docs});
}

async function addFigure(
  changes: Changes,
  name: string,
  page: string,
  section: string,
): Promise<void> {
  const file = 'figures/plan.json';
  const entry = {
    page,
    section,
    kind: 'diagram',
    alt: {
      en: 'TO WRITE: what the figure shows, for who does not see it.',
      fr: 'À ÉCRIRE : ce que montre la figure, pour qui ne la voit pas.',
    },
  };
  await writeJson(changes, file, {...changes.readJson<object>(file), [name]: entry});
  const scene = fs.readFileSync(path.join(templates, 'figure.tsx.template'), 'utf8');
  changes.write(`figures/scenes/${name}.tsx`, scene);
}
