import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {onTestFinished} from 'vitest';

/** Files by their paths, each with its text. */
export type Files = Readonly<Record<string, string>>;

/** Makes a folder with these files, for tests of any package. @param after has it go: when the test has ended */
export function folderWith(
  files: Files = {},
  after: (cleanUp: () => void) => void = onTestFinished,
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  after(() => fs.rmSync(folder, {recursive: true}));
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, and makes the folders that they stand in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** Reads all files of a folder. */
export function filesIn(folder: string): Files {
  const files = globSync('**', {cwd: folder}).sort();
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}
