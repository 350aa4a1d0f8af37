import {isHashedFile} from '../hosts/caching';

/** Of each deployed site, in its root. */
export const MANIFEST = 'deployments.json';

/** The hashed files of a site, by their paths from its root; their compressed forms go with them. */
export interface Manifest {
  /** Of the content of each file. */
  digests: Record<string, string>;
  /** When a deployment replaced the build that had it; nothing of the files of the newest build. */
  replaced: Record<string, string>;
}

/**
 * Reads a manifest, also one of a release that listed its builds.
 *
 * @throws when it is none, or names files that no build has
 */
export function parseManifest(text: string, from: string): Manifest {
  const {digests, replaced = {}} = parseJson(text);
  if (!isTexts(digests) || !isTexts(replaced)) {
    throw new Error(`${from} is not a manifest of deployments.`);
  }
  const strange = Object.keys(digests).find((file) => !isHashedFile(file));
  if (strange !== undefined) {
    throw new Error(`${from} names "${strange}", which is no hashed file of a build.`);
  }
  return {digests, replaced};
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  );
}
