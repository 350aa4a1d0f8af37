import fs from 'node:fs';
import path from 'node:path';
import {requireEntry} from '@guide/content';
import {pixelSize, type Figure, type Translations} from './kit';
import {renderFigure} from './renderFigure';
import {listDrawn, reportOutdated, site} from './site';

type Plan = Record<string, {alt: Translations}>;

/** @throws if a scene isn't in the plan */
async function loadScenes(plan: Plan): Promise<[string, Figure][]> {
  const folder = path.resolve(site.scenes);
  const files = fs.readdirSync(folder).sort();
  const names = files.map((file) => path.basename(file, '.tsx'));
  const unknown = names.filter((name) => !(name in plan));
  if (unknown.length > 0) {
    throw new Error(`Scenes without an entry in ${site.plan}: ${unknown.join(', ')}.`);
  }
  const scenes = names.map(async (name): Promise<[string, Figure]> => {
    const scene = (await import(path.join(folder, `${name}.tsx`))) as {default: Figure};
    return [name, scene.default];
  });
  return Promise.all(scenes);
}

function renderFigureList(figures: [string, Figure][], plan: Plan): string {
  const entries = figures.map(([name, figure]) => {
    const size = pixelSize(figure.height);
    const {alt} = plan[name]!;
    return 'frames' in figure
      ? [name, {alt, frames: figure.frames.map(({caption}) => ({...size, caption}))}]
      : [name, {alt, ...size}];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/**
 * Renders figures to `static/figures`, and writes `src/data/figures.json`.
 *
 * @throws if a figure doesn't exist or a text doesn't fit
 */
export async function drawFigures(names: readonly string[], isCheck: boolean): Promise<void> {
  const isFullRun = names.length === 0;
  const plan = JSON.parse(fs.readFileSync(site.plan, 'utf8')) as Plan;
  const scenes = await loadScenes(plan);
  const known = Object.fromEntries(scenes);
  names.forEach((name) =>
    requireEntry('figure', name, known, `Figures: ${Object.keys(known).join(', ')}.`),
  );
  const figures = scenes.filter(([name]) => isFullRun || names.includes(name));
  const images = figures.flatMap(([name, figure]) =>
    renderFigure(name, figure, Object.keys(plan[name]!.alt)),
  );
  const files = new Map(images.map(([file, svg]) => [`${site.figures}/${file}`, svg]));
  if (isFullRun) {
    const missing = Object.keys(plan).length - figures.length;
    console.log(`${figures.length} figures, ${files.size} files, ${missing} without a scene.`);
    files.set(site.figureList, renderFigureList(figures, plan));
  }
  const unused = isFullRun
    ? listDrawn(site.figures, '.svg').filter((file) => !files.has(file))
    : [];
  const outdated = [...files].filter(([file, text]) => {
    return !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text;
  });
  if (isCheck) {
    reportOutdated([...outdated.map(([file]) => file), ...unused]);
    return;
  }
  for (const [file, text] of outdated) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  unused.forEach((file) => fs.rmSync(file));
}
