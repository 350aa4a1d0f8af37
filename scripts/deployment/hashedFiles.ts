import {createHash} from 'node:crypto';
import {cachingRules} from '../../src/hosting/caching';

/** The names of their files hold a hash of the content: browsers keep them for ever. */
const hashedFolders = cachingRules
  .filter(({cacheControl}) => cacheControl.includes('immutable'))
  .map(({folder}) => folder.slice(1));

/** A file for browsers that take it compressed; it comes and goes with the one it was made from. */
const twins = ['.br', '.gz'];

/** Whether a file, by its path from the root of the site, never changes under its name. */
export function isHashed(file: string): boolean {
  return hashedFolders.some((folder) => file.startsWith(folder)) && !file.split('/').includes('..');
}

/** Whether a file is the compressed form of another. */
export function isTwin(file: string): boolean {
  return twins.some((ending) => file.endsWith(ending));
}

/** A file and its compressed forms. */
export function withTwins(file: string): string[] {
  return [file, ...twins.map((ending) => file + ending)];
}

/** Tells two contents apart; enough of SHA-256 for files that nobody forges. */
export function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
