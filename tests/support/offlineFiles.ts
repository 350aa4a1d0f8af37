import fs from 'node:fs';
import path from 'node:path';
import {createManifest} from '../../packages/offline/src/build-steps/collectFiles';
import {MANIFEST_FILE, type CopyManifest} from '../../packages/offline/src/store/copyManifest';
import {copyRehashed} from './copyRehashed';

/** Copies a build's English offline files as if its source had changed. */
export async function copyOfflineFiles(build: string, to: string, seed: string): Promise<void> {
  const readManifest = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')) as CopyManifest;
  const offlineFiles = new Set(Object.keys(readManifest(build).files)).add(MANIFEST_FILE);
  copyRehashed(build, to, seed, (file) => offlineFiles.has(file));
  const {language, siteBase, baseUrl, otherLanguages, otherVersions, files} = readManifest(to);
  const site = {language, siteBase, baseUrl, otherLanguages, otherVersions};
  const manifest = await createManifest(to, Object.keys(files), site);
  fs.writeFileSync(path.join(to, MANIFEST_FILE), JSON.stringify(manifest));
}

/** Files that tests of a copy open, next to assets. */
const fewFiles =
  /^(?:assets\/|404|index|not-kept|support_en|versions|glossary|tags\/index|search-data\/index)/;

/** Leaves a few pages in the list of a copy, since hundreds of files take seconds. */
export function withFewPages(pathname: string, text: string): string {
  if (pathname !== `/${MANIFEST_FILE}`) {
    return text;
  }
  const manifest = JSON.parse(text) as CopyManifest;
  const files = Object.entries(manifest.files).filter(([name]) => fewFiles.test(name));
  return JSON.stringify({...manifest, files: Object.fromEntries(files)});
}
