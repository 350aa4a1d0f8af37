/**
 * Draws the figures into `static/figures`, and writes `src/data/figures.json`
 * for the pages. With `--check` it writes nothing, and fails when a file is not
 * what it would write. Names after it draw only those figures.
 */
import fs from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {optimize} from 'svgo';
import type {Figure, Sheet} from './figure';
import {pixelSize, Scene, type Locale} from './kit';
import {readColours, type Colours, type Mode} from '../src/lib/siteColours';
import plan from './plan.json';

const root = path.resolve(__dirname, '..');
const scenes = path.join(__dirname, 'scenes');

/** After SVGO, before compression. */
const LARGEST = 20_000;

const locales: Locale[] = ['en', 'fr'];
const modes: Mode[] = ['light', 'dark'];

type Files = Map<string, string>;

const colours = Object.fromEntries(modes.map((mode) => [mode, readColours(mode)])) as Record<
  Mode,
  Colours
>;

function renderSheet({height, draw}: Sheet, locale: Locale, mode: Mode): string {
  const markup = renderToStaticMarkup(
    <Scene drawing={{locale, colours: colours[mode]}} height={height}>
      {draw()}
    </Scene>,
  );
  const {data} = optimize(markup, {
    multipass: true,
    plugins: [{name: 'preset-default', params: {overrides: {convertShapeToPath: false}}}],
  });
  if (data.length > LARGEST) {
    throw new Error(`${data.length} bytes; ${LARGEST} is the largest.`);
  }
  return `${data}\n`;
}

function filesOf(name: string, figure: Figure): Files {
  const sheets: [string, Sheet][] =
    'frames' in figure
      ? figure.frames.map((frame, index) => [`${name}-${index + 1}`, frame])
      : [[name, figure]];
  return new Map(
    sheets.flatMap(([sheetName, sheet]) =>
      locales.flatMap((locale) =>
        modes.map((mode): [string, string] => {
          try {
            return [
              `static/figures/${locale}/${sheetName}-${mode}.svg`,
              renderSheet(sheet, locale, mode),
            ];
          } catch (error) {
            throw new Error(
              `figures/scenes/${name}.tsx, ${sheetName} in ${locale}, ${mode}: ${(error as Error).message}`,
              {cause: error},
            );
          }
        }),
      ),
    ),
  );
}

function describe(name: keyof typeof plan, figure: Figure) {
  const {alt} = plan[name];
  return 'frames' in figure
    ? {
        alt,
        frames: figure.frames.map((frame) => ({
          ...pixelSize(frame.height),
          caption: frame.caption,
        })),
      }
    : {alt, ...pixelSize(figure.height)};
}

async function loadScenes(): Promise<[keyof typeof plan, Figure][]> {
  const names = fs
    .readdirSync(scenes)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .sort();
  const unknown = names.filter((name) => !(name in plan));
  if (unknown.length > 0) {
    throw new Error(`Not in figures/plan.json: ${unknown.join(', ')}.`);
  }
  return Promise.all(
    names.map(async (name): Promise<[keyof typeof plan, Figure]> => {
      const scene = (await import(path.join(scenes, `${name}.tsx`))) as {default: Figure};
      return [name as keyof typeof plan, scene.default];
    }),
  );
}

/** Drawings that no scene draws any more, as after a change of name. */
function findStrays(files: Files): string[] {
  return fs
    .readdirSync(path.join(root, 'static/figures'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `static/figures/${file.split(path.sep).join('/')}`)
    .filter((file) => !files.has(file));
}

function findStale(files: Files): string[] {
  const read = (file: string) =>
    fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : '';
  return [...files].filter(([file, text]) => read(file) !== text).map(([file]) => file);
}

function write(files: Files): void {
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
}

async function main(args: string[]): Promise<void> {
  const wanted = args.filter((argument) => !argument.startsWith('--'));
  const all = wanted.length === 0;
  const figures = (await loadScenes()).filter(([name]) => all || wanted.includes(name));
  const files: Files = new Map(figures.flatMap(([name, figure]) => [...filesOf(name, figure)]));
  if (all) {
    const missing = Object.keys(plan).filter((name) => !figures.some(([known]) => known === name));
    files.set(
      'src/data/figures.json',
      `${JSON.stringify(Object.fromEntries(figures.map(([name, figure]) => [name, describe(name, figure)])), null, 2)}\n`,
    );
    console.log(
      `${figures.length} figures, ${files.size - 1} files, ${missing.length} of the plan to draw.`,
    );
  }
  if (!args.includes('--check')) {
    write(files);
    (all ? findStrays(files) : []).forEach((file) => fs.rmSync(path.join(root, file)));
    return;
  }
  const stale = [...findStale(files), ...(all ? findStrays(files) : [])];
  if (stale.length > 0) {
    throw new Error(
      `These files are not what the scenes draw:\n${stale.map((file) => `- ${file}`).join('\n')}\nRun npm run figures, look at them, and commit them.`,
    );
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
