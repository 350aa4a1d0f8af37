import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {hashOf, readValues, writeValues} from './cachedValues';

/** In `node_modules`, where `docusaurus clear` deletes it. */
const CACHE_FOLDER = 'node_modules/.cache/docusaurus-built-site';

const lockFiles = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

/**
 * Returns a cached value, or computes it. The value becomes JSON.
 *
 * @param inputs everything that it's computed from, starting with its name
 * @throws if an input isn't JSON, such as a `RegExp`
 */
export type Derive = <Value>(inputs: readonly unknown[], compute: () => Value) => Value;

export interface BuildCache {
  derive: Derive;
  /** Writes the values that were used. */
  save(): void;
}

/** Opens a file of values that the last build computed. Starts anew if it's damaged. */
export function openCache(siteDir: string, name: string): BuildCache {
  // Documented by Docusaurus, whose bundler has a cache too.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === 'true') {
    return noCache;
  }
  const file = path.join(siteDir, CACHE_FOLDER, `${name}.txt`);
  const version = codeVersion(siteDir);
  const last = readValues(file);
  const used = new Map<string, Buffer>();
  let isChanged = false;
  return {
    derive<Value>(inputs: readonly unknown[], compute: () => Value) {
      const key = hashOf(JSON.stringify([version, inputs], distinguish));
      const cached = last.get(key);
      isChanged ||= cached === undefined;
      const json = cached?.toString() ?? JSON.stringify(compute());
      used.set(key, cached ?? Buffer.from(json));
      return JSON.parse(json) as Value;
    },
    save() {
      if (isChanged) {
        writeValues(file, used);
      }
    },
  };
}

const jsonPrototypes = new Set<unknown>([Object.prototype, Array.prototype, null]);

/** Replacer for `JSON.stringify`: different inputs must have different keys. */
function distinguish(name: string, value: unknown): unknown {
  const isJson =
    typeof value === 'number'
      ? Number.isFinite(value)
      : Object(value) !== value || jsonPrototypes.has(Object.getPrototypeOf(value));
  if (!isJson) {
    throw new Error(`The input "${name}" of a cached value isn't JSON: ${String(value)}`);
  }
  return value === undefined ? '\0' : value;
}

/** Never finds a value. */
export const noCache: BuildCache = {
  derive: (_inputs, compute) => compute(),
  save() {},
};

/** Hashes what values depend on besides their inputs: Node, the libraries and these packages. */
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
