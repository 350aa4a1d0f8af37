import fs from 'node:fs/promises';
import path from 'node:path';
import {brotli} from '../../../tests/support/staticServer';
import {readFirstLoad} from '.';

/** What a first visit of a page weighs before the page answers: bytes of Brotli 11, and files. */
export type FirstLoadWeight = Record<'html' | 'js' | 'css' | 'scripts' | 'styles', number>;

/** Makes a function that weighs the first visit of a page of a build, each file once. */
export function createFirstLoadScale(
  buildDir: string,
): (address: string) => Promise<FirstLoadWeight> {
  const weights = new Map<string, Promise<number>>();
  const weigh = async (file: string) =>
    (await brotli(await fs.readFile(path.join(buildDir, file)))).length;
  const weightOf = (file: string) => {
    const weight = weights.get(file) ?? weigh(file);
    weights.set(file, weight);
    return weight;
  };
  const sum = async (files: string[]) =>
    (await Promise.all(files.map(weightOf))).reduce((total, bytes) => total + bytes, 0);

  return async (address) => {
    const {html, scripts, styles} = readFirstLoad(buildDir, address);
    return {
      html: await sum([html]),
      js: await sum(scripts),
      css: await sum(styles),
      scripts: scripts.length,
      styles: styles.length,
    };
  };
}
