import fs from 'node:fs';
import path from 'node:path';
import {isFrozen} from '@guide/content';

/** Paths relative to the current folder. */
export const site = {
  /** `{locale}` is replaced. */
  labels: 'src/data/labels.{locale}.json',
  tokens: 'src/css/tokens.css',
  scenes: 'figures/scenes',
  plan: 'figures/plan.json',
  figures: 'static/figures',
  figureList: 'src/data/figures.json',
  images: 'static/img',
  /** Its colours are token names. */
  mark: 'src/data/mark.svg',
  notFound: 'src/data/not-found.svg',
  cardList: 'src/data/cards.json',
};

/** Lists the drawn files in a folder, without frozen versions. */
export function listDrawn(folder: string, extension: string): string[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true}) : [];
  return files
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith(extension) && !isFrozen(file))
    .map((file) => `${folder}/${file}`);
}

/** Sets the exit code to 1 if there are outdated files. */
export function reportOutdated(files: readonly string[]): void {
  if (files.length > 0) {
    const list = files.map((file) => `- ${file}`).join('\n');
    console.log(
      `Drawings out of date:\n${list}\nRun npm run draw, check the files, and commit them.`,
    );
    process.exitCode = 1;
  }
}
