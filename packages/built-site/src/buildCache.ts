import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import logger from '@docusaurus/logger';
import {globSync} from 'tinyglobby';

/** In `node_modules`, where `docusaurus clear` deletes it. */
const CACHE_FOLDER = 'node_modules/.cache/docusaurus-built-site';

const lockFiles = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

/**
 * Returns a cached value, or computes it. The value becomes JSON.
 *
 * @param inputs everything that it's computed from, as JSON, starting with its name
 */
export type Derive = <Value>(inputs: readonly unknown[], compute: () => Value) => Value;

export interface BuildCache {
  derive: Derive;
  save(): void;
}

/** Never finds a value. */
export const noCache: BuildCache = {
  derive: (_inputs, compute) => compute(),
  save() {},
};

/** Opens a file of values that the last build computed. Ignores a damaged file. */
export function openCache(siteDir: string, name: string): BuildCache {
  // Documented by Docusaurus, whose bundler has a cache too.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === 'true') {
    return noCache;
  }
  const file = path.join(siteDir, CACHE_FOLDER, name);
  const version = codeVersion(siteDir);
  const last = readValues(file);
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    derive<Value>(inputs: readonly unknown[], compute: () => Value) {
      const key = hashOf(JSON.stringify([version, inputs]));
      const cached = last.get(key);
      isChanged ||= cached === undefined;
      const json = cached ?? JSON.stringify(compute());
      used.set(key, json);
      return JSON.parse(json) as Value;
    },
    save() {
      if (isChanged) {
        writeValues(file, used);
      }
    },
  };
}

/** Returns a SHA-256 digest in base64url. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** Reads JSON by key. Serialized by V8, because JSON of the whole file could be longer than strings can be. */
function readValues(file: string): ReadonlyMap<string, string> {
  try {
    return deserialize(fs.readFileSync(file)) as Map<string, string>;
  } catch {
    return new Map();
  }
}

/** If that fails, only warns: builds don't need a cache. */
function writeValues(file: string, values: ReadonlyMap<string, string>): void {
  // Another build may be running.
  const temporary = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(temporary, serialize(values));
    fs.renameSync(temporary, file);
  } catch (error) {
    logger.warn(`The next build will be slower: its cache can't be written. ${String(error)}`);
    fs.rmSync(temporary, {force: true});
  }
}

/** Hashes what all values depend on: Node, the libraries and these packages. */
function codeVersion(siteDir: string): string {
  // In this repository and in a published package.
  const code = globSync(['*/src/**', '../extras/*/src/**', 'dist/**'], {
    cwd: path.resolve(__dirname, '../..'),
    ignore: '**/__tests__/**',
    absolute: true,
  }).sort();
  const contents = [...findLockFile(siteDir), ...code].map((file) => fs.readFileSync(file, 'utf8'));
  return hashOf([process.version, ...contents].join('\0'));
}

/** Returns the lock file of the site, or of the repository that it's in. */
function findLockFile(folder: string): string[] {
  const found = lockFiles.map((name) => path.join(folder, name)).filter(fs.existsSync);
  const parent = path.dirname(folder);
  return found.length > 0 || parent === folder ? found : findLockFile(parent);
}
