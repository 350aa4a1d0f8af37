import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';

/** Returns a SHA-256 digest in base64url. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

const HASH_LENGTH = hashOf('').length;

/** Reads lines of a hash and JSON, below their digest. Returns none if the file is missing or damaged. */
export function readValues(file: string): ReadonlyMap<string, string> {
  try {
    const [digest, ...lines] = fs.readFileSync(file, 'utf8').split('\n');
    return new Map(
      hashOf(lines.join('\n')) === digest
        ? lines.map((line) => [line.slice(0, HASH_LENGTH), line.slice(HASH_LENGTH)])
        : [],
    );
  } catch {
    return new Map();
  }
}

/** Writes values for `readValues`. If that fails, only warns. */
export function writeValues(file: string, values: ReadonlyMap<string, string>): void {
  const lines = Array.from(values, ([hash, json]) => hash + json).join('\n');
  // Another build may be running.
  const temporary = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(temporary, `${hashOf(lines)}\n${lines}`);
    fs.renameSync(temporary, file);
  } catch (error) {
    logger.warn(`The next build will be slower: its cache can't be written. ${String(error)}`);
    // Asynchronous, to ignore errors: the folder can be the problem.
    fs.rm(temporary, {force: true}, () => {});
  }
}
