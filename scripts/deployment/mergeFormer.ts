import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compressFiles} from '../compress/compressFiles';
import {readBuild, type Build} from './build';
import type {Former} from './former';
import {digestOf, isTwin} from './hashedFiles';
import {listFiles} from '../../src/lib/listFiles';
import {
  MANIFEST,
  deploy,
  filesOf,
  formatManifest,
  parseManifest,
  type Manifest,
  type Retention,
} from './manifest';

export interface Merge {
  build: string;
  /** Nothing for a first deployment. */
  former: Former | undefined;
  retention: Retention;
  now: Date;
}

export interface Merged {
  manifest: Manifest;
  /** Files that were not in the build. */
  files: string[];
  bytes: number;
  /** Whether the former site had a manifest. */
  isFirst: boolean;
}

const AT_ONCE = 8;

/**
 * Brings the hashed files of former builds into a new one, for hosts where each
 * deployment replaces the whole site. Every file is here before the first is written.
 */
export async function mergeFormer({build, former, retention, now}: Merge): Promise<Merged> {
  const source = readBuild(build);
  const text = await former?.readManifest();
  const before = text
    ? parseManifest(text, `The ${MANIFEST} of the former site`)
    : {deployments: [], digests: {}};
  const manifest = deploy(before, source.own, retention, now);
  const files = [...filesOf(manifest.deployments)].filter((file) => !(file in source.own));
  const staging = fs.mkdtempSync(path.join(os.tmpdir(), 'former-'));
  try {
    let bytes = 0;
    await inParallel(files, async (file) => {
      const content = await readWhole(former!, file, manifest.digests[file]!);
      bytes += content.length;
      const staged = path.join(staging, file);
      fs.mkdirSync(path.dirname(staged), {recursive: true});
      fs.writeFileSync(staged, content);
    });
    const isCompressed = listFiles(source.dir).some(isTwin);
    if (isCompressed) {
      await compressFiles(staging);
    }
    takeOver(source, staging, formatManifest(manifest));
    return {manifest, files, bytes, isFirst: !text};
  } finally {
    fs.rmSync(staging, {recursive: true});
  }
}

/** Ends when nothing is under way any more. @throws what went wrong first, and begins no more then */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const errors: unknown[] = [];
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (let item = queue.pop(); item !== undefined && errors.length === 0; item = queue.pop()) {
        await work(item).catch((error: unknown) => errors.push(error));
      }
    }),
  );
  if (errors.length > 0) {
    throw errors[0];
  }
}

/** A page in place of a file, or a part of it, would break the tabs it is kept for. */
async function readWhole(former: Former, file: string, digest: string): Promise<Buffer> {
  const content = await former.readFile(file);
  if (digestOf(content) !== digest) {
    throw new Error(`${file} of the former site is not the file that was deployed.`);
  }
  return content;
}

/** All of it, or nothing. */
function takeOver({dir}: Build, staging: string, manifest: string): void {
  const files = listFiles(staging);
  try {
    for (const file of files) {
      const target = path.join(dir, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.copyFileSync(path.join(staging, file), target);
    }
    fs.writeFileSync(path.join(dir, MANIFEST), manifest);
  } catch (error) {
    files.forEach((file) => fs.rmSync(path.join(dir, file), {force: true}));
    throw error;
  }
}
