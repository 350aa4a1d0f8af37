import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {onTestFinished} from 'vitest';

export type Files = Readonly<Record<string, string>>;

/** Creates a temporary folder. */
export function folderWith(
  files: Files = {},
  after: (cleanUp: () => void) => void = onTestFinished,
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  after(() => fs.rmSync(folder, {recursive: true}));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

export function filesIn(folder: string): Files {
  const files = globSync('**', {cwd: folder}).sort();
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}
