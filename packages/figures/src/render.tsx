import fs from 'node:fs';
import path from 'node:path';
import {isFrozen} from '@guide/content';
import type {Figure} from './figure';
import {pixelSize, readColours, type Locale} from './kit';
import plan from './plan.json';
import {renderFigure, type Look} from './renderFigure';
import {inSite, site} from './site';

type FigureName = keyof typeof plan;

function readLook(): Look {
  const tokens = inSite(site.tokens);
  const colours = {light: readColours(tokens, 'light'), dark: readColours(tokens, 'dark')};
  const english = readLabels('en');
  return {
    colours,
    labels: (locale) => ({...english, ...readLabels(locale)}),
  };
}

function readLabels(locale: Locale): Record<string, string> {
  const file = inSite(site.labels.replace('{locale}', locale));
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/** The scenes of the plan that have a file yet. @throws naming a file that is not in the plan */
async function loadScenes(): Promise<[FigureName, Figure][]> {
  const folder = path.join(__dirname, 'scenes');
  const files = fs.readdirSync(folder).sort();
  const names = files.map((file) => path.basename(file, '.tsx'));
  const unknown = names.filter((name) => !(name in plan));
  if (unknown.length > 0) {
    throw new Error(`Not in packages/figures/src/plan.json: ${unknown.join(', ')}.`);
  }
  const scenes = names.map(async (name): Promise<[FigureName, Figure]> => {
    const scene = (await import(path.join(folder, `${name}.tsx`))) as {default: Figure};
    return [name as FigureName, scene.default];
  });
  return Promise.all(scenes);
}

/** What the pages need to know of each figure. */
function describe(figures: [FigureName, Figure][]): string {
  const facts = figures.map(([name, figure]) => {
    const size = pixelSize(figure.height);
    const {alt} = plan[name];
    return 'frames' in figure
      ? [name, {alt, frames: figure.frames.map(({caption}) => ({...size, caption}))}]
      : [name, {alt, ...size}];
  });
  return `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`;
}

/** Drawings that no scene renders any more, as after a change of name; those of versions that were cut stay. */
function findStrays(files: Map<string, string>): string[] {
  return fs
    .readdirSync(inSite(site.figures), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.svg') && !isFrozen(file))
    .map((file) => `${site.figures}/${file.split(path.sep).join('/')}`)
    .filter((file) => !files.has(file));
}

/**
 * Renders the figures into `static/figures`, and writes `src/data/figures.json` for the pages. With
 * `--check` it writes nothing. Names render only those figures.
 *
 * @throws naming a part that does not fit, or, with `--check`, each file that is not what it would write
 */
export async function runFigures(args: string[]): Promise<void> {
  const wanted = args.filter((argument) => !argument.startsWith('--'));
  const all = wanted.length === 0;
  const figures = (await loadScenes()).filter(([name]) => all || wanted.includes(name));
  const look = readLook();
  const drawn = figures.flatMap(([name, figure]) =>
    renderFigure(name, figure, Object.keys(plan[name].alt), look),
  );
  const files = new Map(drawn.map(([file, svg]) => [`${site.figures}/${file}`, svg]));
  if (all) {
    const missing = Object.keys(plan).length - figures.length;
    console.log(`${figures.length} figures, ${files.size} files, ${missing} of the plan to draw.`);
    files.set(site.figureList, describe(figures));
  }
  const strays = all ? findStrays(files) : [];
  const stale = [...files].filter(([file, text]) => {
    return !fs.existsSync(inSite(file)) || fs.readFileSync(inSite(file), 'utf8') !== text;
  });
  if (!args.includes('--check')) {
    for (const [file, text] of stale) {
      fs.mkdirSync(path.dirname(inSite(file)), {recursive: true});
      fs.writeFileSync(inSite(file), text);
    }
    strays.forEach((file) => fs.rmSync(inSite(file)));
    return;
  }
  const faults = [...stale.map(([file]) => file), ...strays];
  if (faults.length > 0) {
    const list = faults.map((file) => `- ${file}`).join('\n');
    throw new Error(
      `These files are not what the scenes draw:\n${list}\nRun npm run draw, look at them, and commit them.`,
    );
  }
}
