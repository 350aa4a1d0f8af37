import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {startStaticServer} from '../../tests/support/staticServer';
import {chromiumPath} from '../chromium';
import {contactSheet} from './contactSheet';
import {fileName, type Shot} from './options';
import {take} from './take';

/** Pictures at a time. */
const WORKERS = 3;

/**
 * Takes pictures of a build into a folder, which is emptied before, with `index.html` that shows all.
 *
 * @throws when there is no build
 */
export async function takeAll(shots: Shot[], folder: string, buildDir: string): Promise<void> {
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`There is no build in ${buildDir}. Run \`npm run build\` first.`);
  }
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const server = await startStaticServer(buildDir, {isCompressed: false});
  const browser = await chromium.launch({executablePath: chromiumPath});
  try {
    const waiting = shots.values();
    const work = async () => {
      for (const shot of waiting) {
        await take(browser, server.origin, shot, path.join(folder, fileName(shot)));
      }
    };
    await Promise.all(Array.from({length: WORKERS}, work));
  } finally {
    await browser.close();
    await server.stop();
  }
  fs.writeFileSync(path.join(folder, 'index.html'), contactSheet(shots));
}
