import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** A folder with these files, which goes with the test. */
export function tempFolder(files: Record<string, string> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'delivery-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), content);
  }
  return folder;
}
