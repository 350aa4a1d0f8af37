import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** In `node_modules`, where `docusaurus clear` deletes it. */
const CACHE_FOLDER = 'node_modules/.cache/guide';

/**
 * Returns a cached value, or computes it.
 *
 * @param inputs everything that it's computed from, starting with its name. JSON, as is the value
 */
export type Derive = <Value>(inputs: readonly unknown[], compute: () => Value) => Value;

export interface BuildCache {
  derive: Derive;
  /** Writes the values that were used. */
  save(): void;
}

/** Opens a file of values that the last build computed with the same code. Starts anew if it's damaged. */
export function openCache(siteDir: string, name: string): BuildCache {
  // Documented by Docusaurus, whose bundler has a cache too.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === 'true') {
    return noCache;
  }
  const file = path.join(siteDir, CACHE_FOLDER, `${name}.json`);
  const version = codeVersion(siteDir);
  const last = readValues(file, version);
  const used: Record<string, unknown> = {};
  let isChanged = false;
  return {
    derive<Value>(inputs: readonly unknown[], compute: () => Value) {
      const key = hashOf(JSON.stringify(inputs));
      const isCached = Object.hasOwn(last, key);
      isChanged ||= !isCached;
      used[key] = isCached ? last[key] : compute();
      return used[key] as Value;
    },
    save() {
      if (isChanged) {
        fs.mkdirSync(path.dirname(file), {recursive: true});
        // Another build may be running.
        const temporary = `${file}.${process.pid}`;
        fs.writeFileSync(temporary, JSON.stringify({version, values: used}));
        fs.renameSync(temporary, file);
      }
    },
  };
}

/** Never finds a value. */
export const noCache: BuildCache = {
  derive: (_inputs, compute) => compute(),
  save() {},
};

function readValues(file: string, version: string): Readonly<Record<string, unknown>> {
  try {
    const content = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      version: string;
      values: Record<string, unknown>;
    };
    return content.version === version ? content.values : {};
  } catch {
    return {};
  }
}

/** Hashes what values depend on besides their inputs: Node, the libraries and these packages. */
function codeVersion(siteDir: string): string {
  const sources = globSync(['{packages,extras}/*/package.json', '{packages,extras}/*/src/**'], {
    cwd: path.resolve(__dirname, '../../..'),
    ignore: '**/__tests__/**',
    absolute: true,
  }).sort();
  const files = [path.join(siteDir, 'package-lock.json'), ...sources].filter(fs.existsSync);
  const contents = files.map((file) => fs.readFileSync(file, 'utf8'));
  return hashOf([process.version, ...contents].join('\0'));
}

/** Returns a SHA-256 digest in base64url. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
