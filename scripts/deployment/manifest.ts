import {createHash} from 'node:crypto';
import {isHashed, isTwin} from './hashedFiles';

/** Of each deployed site, in its root. */
export const MANIFEST = 'deployments.json';

/** A build that readers have, or may have, in an open tab. */
export interface Deployment {
  id: string;
  /** When it came. */
  time: string;
  /** Its hashed files, by their paths from the root of the site; their compressed forms go with them. */
  files: string[];
}

/** What `deployments.json` says. */
export interface Manifest {
  /** The newest first. */
  deployments: Deployment[];
  /** Of the content of each file. */
  digests: Record<string, string>;
}

/** How long a build stays that another one has replaced: either of them is enough. */
export interface Retention {
  /** This many of the last. */
  keep: number;
  /** As long after it was replaced. */
  days: number;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The manifest with a build that is deployed now, and without those that are
 * past their time. A build that was there before comes to the front.
 */
export function deploy(
  {deployments, digests}: Manifest,
  own: Record<string, string>,
  {keep, days}: Retention,
  now: Date,
): Manifest {
  const id = idOf(own);
  const isSame = deployments[0]?.id === id;
  const newest = {
    id,
    time: isSame ? deployments[0]!.time : now.toISOString(),
    files: Object.keys(own).sort(),
  };
  const all = [newest, ...deployments.filter((former) => former.id !== id)];
  // A build that was live for long may be in a tab of this morning: its days count from its end.
  const kept = all.filter(
    (_, at) => at <= keep || now.getTime() - Date.parse(all[at - 1]!.time) < days * DAY,
  );
  const known = {...digests, ...own};
  return {
    deployments: kept,
    digests: Object.fromEntries([...filesOf(kept)].map((file) => [file, known[file] ?? ''])),
  };
}

/** The hashed files of some deployments, each once. */
export function filesOf(deployments: readonly Deployment[]): Set<string> {
  return new Set(deployments.flatMap(({files}) => files));
}

/** Reads a manifest. @throws when it is none, or names files that no build has */
export function parseManifest(text: string, from: string): Manifest {
  const manifest = parseJson(text);
  if (!isManifest(manifest)) {
    throw new Error(`${from} is not a manifest of deployments.`);
  }
  const strange = [...filesOf(manifest.deployments)].find(
    (file) => !isHashed(file) || isTwin(file) || !manifest.digests[file],
  );
  if (strange !== undefined) {
    throw new Error(`${from} names "${strange}", which is no hashed file of a build.`);
  }
  return manifest;
}

/** The text of `deployments.json`. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

function idOf(own: Record<string, string>): string {
  const content = Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isManifest(value: unknown): value is Manifest {
  const {deployments, digests} = (value ?? {}) as Partial<Manifest>;
  return (
    Array.isArray(deployments) &&
    typeof digests === 'object' &&
    deployments.every(
      ({id, time, files}: Partial<Deployment>) =>
        typeof id === 'string' &&
        !Number.isNaN(Date.parse(time ?? '')) &&
        Array.isArray(files) &&
        files.every((file) => typeof file === 'string'),
    )
  );
}
