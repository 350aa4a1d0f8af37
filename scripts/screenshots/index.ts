/**
 * `npm run screenshots`: a picture of every kind of page, whole, in both languages, both colour
 * modes and two widths, from the build into `.tmp/screenshots/`, with `index.html` that shows all.
 *
 * `--kind home`, `--locale en|fr`, `--mode light|dark`, `--width 1280|390`; BUILD_DIR is another build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {startStaticServer} from '../../tests/support/staticServer';
import {chromiumPath} from '../chromium';
import {contactSheet} from './contactSheet';
import {fileName, readShots} from './options';
import {take} from './take';

const folder = path.resolve('.tmp/screenshots');

/** Pictures at a time. */
const WORKERS = 3;

async function main(): Promise<void> {
  const shots = readShots(process.argv.slice(2));
  const buildDir = process.env.BUILD_DIR || 'build';
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`There is no build in ${buildDir}. Run \`npm run build\` first.`);
  }
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const start = Date.now();
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
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`${shots.length} pictures in ${seconds} s: .tmp/screenshots/index.html`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
