import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';

/** Returns a SHA-256 digest in base64url. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}

const HASH_LENGTH = hashOf('').length;

/**
 * Reads lines of a hash and JSON, above their digest, without a string of the whole file, which can
 * be longer than strings can. Returns none if the file is missing or damaged.
 */
export function readValues(file: string): ReadonlyMap<string, Buffer> {
  const values = new Map<string, Buffer>();
  try {
    const bytes = fs.readFileSync(file);
    const end = bytes.length - HASH_LENGTH;
    const lines = bytes.subarray(0, Math.max(end, 0));
    if (hashOf(lines) === bytes.toString('latin1', end)) {
      for (let start = 0; start < end;) {
        const next = lines.indexOf('\n', start);
        const json = start + HASH_LENGTH;
        values.set(lines.toString('latin1', start, json), lines.subarray(json, next));
        start = next + 1;
      }
    }
  } catch {
    values.clear();
  }
  return values;
}

/** Writes values for `readValues`. If that fails, only warns. */
export function writeValues(file: string, values: ReadonlyMap<string, Buffer>): void {
  const lines = Buffer.concat(
    Array.from(values, ([hash, json]) => [Buffer.from(hash), json, Buffer.from('\n')]).flat(),
  );
  // Another build may be running.
  const temporary = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(temporary, lines);
    fs.appendFileSync(temporary, hashOf(lines));
    fs.renameSync(temporary, file);
  } catch (error) {
    logger.warn(`The next build will be slower: its cache can't be written. ${String(error)}`);
    // Asynchronous, to ignore errors: the folder can be the problem.
    fs.rm(temporary, {force: true}, () => {});
  }
}
