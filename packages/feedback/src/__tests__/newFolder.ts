import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Makes an empty folder, that goes when the test has ended. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'readers-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}
