import fs from 'node:fs';
import path from 'node:path';
import {launch} from '../site/browser';
import {buildDir, serveBuild} from '../site/serveBuild';
import {contactSheet} from './contactSheet';
import {fileName, type Shot} from './options';
import {take} from './take';

/** Pictures at a time. */
const WORKERS = 3;

/**
 * Takes pictures of the build into a folder, which is emptied before, with `index.html` that shows all.
 *
 * @throws when there is no build
 */
export async function takeAll(shots: Shot[], folder: string): Promise<void> {
  const server = await serveBuild(buildDir, {isCompressed: false});
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const browser = await launch();
  try {
    const waiting = shots.values();
    const work = async () => {
      for (const shot of waiting) {
        await take(browser, server.address, shot, path.join(folder, fileName(shot)));
      }
    };
    await Promise.all(Array.from({length: WORKERS}, work));
  } finally {
    await browser.close();
    await server.stop();
  }
  fs.writeFileSync(path.join(folder, 'index.html'), contactSheet(shots));
}
