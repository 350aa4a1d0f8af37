import fs from 'node:fs';
import path from 'node:path';
import {digestOf, isHashed, isTwin} from './hashedFiles';
import {listFiles} from '../../src/lib/listFiles';
import {MANIFEST, filesOf, parseManifest} from './manifest';

/** The files of a build: what it made itself, without what was merged into it. */
export interface Build {
  dir: string;
  /** Digests of its hashed files, by their paths. */
  own: Record<string, string>;
  /** All else, pages last: they are to find what they show. */
  others: string[];
}

/** Reads a folder that `npm run build` made. @throws when it is none */
export function readBuild(folder: string): Build {
  const dir = path.resolve(folder);
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${folder} is no build: it has no index.html. Run \`npm run build\` first.`);
  }
  const files = listFiles(dir);
  const former = formerFiles(dir);
  const hashed = files.filter((file) => isHashed(file) && !isTwin(file) && !former.has(file));
  if (hashed.length === 0) {
    throw new Error(`${folder} is no build: it has no assets. Run \`npm run build\` first.`);
  }
  const others = files.filter((file) => !isHashed(file) && file !== MANIFEST);
  return {
    dir,
    own: Object.fromEntries(
      hashed.map((file) => [file, digestOf(fs.readFileSync(path.join(dir, file)))]),
    ),
    others: [...others.filter((file) => !isPage(file)), ...others.filter(isPage)],
  };
}

/** Whether a file is a page, or a compressed form of one. */
export function isPage(file: string): boolean {
  return /\.html(?:\.\w+)?$/.test(file);
}

/** Reads the manifest of a folder, if it has one. */
export function readManifest(dir: string): string | undefined {
  const file = path.join(dir, MANIFEST);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** What an earlier merge brought into a build. */
function formerFiles(dir: string): Set<string> {
  const text = readManifest(dir);
  const [newest, ...former] = text ? parseManifest(text, path.join(dir, MANIFEST)).deployments : [];
  const own = new Set(newest?.files);
  return new Set([...filesOf(former)].filter((file) => !own.has(file)));
}
