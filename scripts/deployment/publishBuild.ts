import fs from 'node:fs';
import path from 'node:path';
import {isPage, readBuild, readManifest, type Build} from './build';
import {isHashed, withTwins} from './hashedFiles';
import {listFiles} from '../../src/lib/listFiles';
import {LiveFolder} from './liveFolder';
import {
  MANIFEST,
  deploy,
  filesOf,
  formatManifest,
  parseManifest,
  type Manifest,
  type Retention,
} from './manifest';

/** A change of the folder that is served. */
export interface Step {
  phase: 'assets' | 'manifest' | 'pages' | 'gone' | 'prune';
  file: string;
}

export interface Publication {
  build: string;
  /** The folder that a server serves. */
  to: string;
  retention: Retention;
  now: Date;
}

/**
 * Brings a build into a folder that is being served, in an order in which every
 * page that is there, old or new, has its assets at any time: new assets, the
 * manifest that keeps them, all that pages show, the pages, and only then the
 * removal of what is gone or past its time. It can be left after any step; the
 * next publication, of any build, carries on.
 */
export function* publishBuild({build, to, retention, now}: Publication): Generator<Step, Manifest> {
  const source = readBuild(build);
  checkTarget(source, to);
  const live = LiveFolder.lock(path.resolve(to));
  try {
    const former = readFormer(live);
    const hashed = Object.keys(source.own).flatMap(withTwins);
    yield* copyAll(
      source,
      live,
      'assets',
      hashed.filter((file) => exists(source, file)),
    );

    const manifest = deploy(former, source.own, retention, now);
    live.write(formatManifest(manifest), MANIFEST);
    yield {phase: 'manifest', file: MANIFEST};

    yield* copyAll(source, live, 'pages', source.others);

    const present = listFiles(live.dir).filter((file) => !file.startsWith('.'));
    const wanted = new Set([...source.others, MANIFEST]);
    const gone = present.filter((file) => !isHashed(file) && !wanted.has(file));
    yield* removeAll(live, 'gone', [...gone.filter(isPage), ...gone.filter((f) => !isPage(f))]);

    const kept = new Set([...filesOf(manifest.deployments)].flatMap(withTwins));
    yield* removeAll(
      live,
      'prune',
      present.filter((file) => isHashed(file) && !kept.has(file)),
    );
    return manifest;
  } finally {
    live.unlock();
  }
}

function* copyAll(
  source: Build,
  live: LiveFolder,
  phase: Step['phase'],
  files: string[],
): Generator<Step> {
  for (const file of files) {
    if (live.copy(path.join(source.dir, file), file)) {
      yield {phase, file};
    }
  }
}

function* removeAll(live: LiveFolder, phase: Step['phase'], files: string[]): Generator<Step> {
  for (const file of files) {
    live.remove(file);
    yield {phase, file};
  }
}

/** What was published here before. An empty folder is marked as one of ours, whatever comes next. */
function readFormer(live: LiveFolder): Manifest {
  const text = readManifest(live.dir);
  if (text !== undefined) {
    return parseManifest(text, live.path(MANIFEST));
  }
  if (fs.readdirSync(live.dir).some((name) => !name.startsWith('.'))) {
    throw new Error(
      `${live.dir} holds files that were not published by this command, which would remove them. Give an empty folder, and point the server at it.`,
    );
  }
  const none = {deployments: [], digests: {}};
  live.write(formatManifest(none), MANIFEST);
  return none;
}

function checkTarget({dir}: Build, to: string): void {
  const target = path.resolve(to);
  if (isWithin(target, dir) || isWithin(dir, target)) {
    throw new Error(
      `${to} and the build ${dir} lie one in the other: give a folder of its own, the one that the server serves.`,
    );
  }
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);
}

function exists({dir}: Build, file: string): boolean {
  return fs.existsSync(path.join(dir, file));
}
