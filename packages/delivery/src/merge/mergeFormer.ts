import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import {isHashedFile} from '../hosts/caching';
import {listFiles} from '@guide/built-site/files';
import {fetchFile} from './fetchFile';
import {MANIFEST, parseManifest, type Manifest} from './manifest';

export interface Merge {
  /** A folder that `npm run build` made. */
  build: string;
  /** Address of the live site; nothing for a first deployment. */
  former: string | undefined;
  /** How long a file stays after the build that had it was replaced. */
  days: number;
  now: Date;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Brings the hashed files of former builds from the live site into a new one. Every file is here,
 * and checked, before the first is written.
 *
 * @returns the files that were brought
 * @throws when there is no build, or the live site does not give a file of its manifest
 */
export async function mergeFormer({build, former, days, now}: Merge): Promise<string[]> {
  const own = readDigests(build);
  const before = former && (await fetchManifest(former));
  const {digests, replaced} = before || {digests: {}, replaced: {}};
  const kept = Object.keys(digests)
    .filter((file) => !(file in own))
    .map((file) => ({file, since: replaced[file] ?? now.toISOString()}))
    .filter(({since}) => now.getTime() - Date.parse(since) < days * DAY);
  const contents = await pMap(
    kept,
    async ({file}) => {
      const content = await fetchFile(former!, file);
      // A page in place of a file would break the tabs it is kept for.
      if (!content || digestOf(content) !== digests[file]) {
        throw new Error(`${file} of ${former} is not the file that was deployed.`);
      }
      return content;
    },
    {concurrency: 8},
  );
  kept.forEach(({file}, at) => {
    fs.mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    fs.writeFileSync(path.join(build, file), contents[at]!);
  });
  const manifest: Manifest = {
    digests: {...own, ...Object.fromEntries(kept.map(({file}) => [file, digests[file]!]))},
    replaced: Object.fromEntries(kept.map(({file, since}) => [file, since])),
  };
  fs.writeFileSync(path.join(build, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return kept.map(({file}) => file);
}

async function fetchManifest(former: string): Promise<Manifest | undefined> {
  // A network before the site may keep the manifest of the deployment before the last.
  const content = await fetchFile(former, `${MANIFEST}?${Date.now()}`);
  return content && parseManifest(content.toString(), `The ${MANIFEST} of ${former}`);
}

/** The files that a build made itself, without what an earlier merge brought into it. */
function readDigests(build: string): Record<string, string> {
  const manifest = path.join(build, MANIFEST);
  const {replaced} = fs.existsSync(manifest)
    ? parseManifest(fs.readFileSync(manifest, 'utf8'), manifest)
    : {replaced: {}};
  const files = fs.existsSync(path.join(build, 'index.html')) ? listFiles(build) : [];
  const own = files.filter(
    (file) => isHashedFile(file) && !/\.(?:br|gz)$/.test(file) && !(file in replaced),
  );
  if (own.length === 0) {
    throw new Error(`${build} holds no build. Run \`npm run build\` first.`);
  }
  return Object.fromEntries(
    own.map((file) => [file, digestOf(fs.readFileSync(path.join(build, file)))]),
  );
}

/** Tells two contents apart; enough of SHA-256 for files that nobody forges. */
function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
