import fs from 'node:fs';
import path from 'node:path';
import {createCopyList} from '../../packages/offline/src/plugin/collectFiles';
import type {CopyList} from '../../packages/offline/src/store/copyList';
import {copyRehashed} from './copyRehashed';

const LIST = 'offline.json';

/** Copies a build's English offline files as if its source had changed. */
export async function copyOfflineFiles(build: string, to: string, seed: string): Promise<void> {
  const readList = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, LIST), 'utf8')) as CopyList;
  const offlineFiles = new Set(Object.keys(readList(build).files)).add(LIST);
  copyRehashed(build, to, seed, (file) => offlineFiles.has(file));
  const {language, siteBase, baseUrl, otherLanguages, otherVersions, files} = readList(to);
  const site = {language, siteBase, baseUrl, otherLanguages, otherVersions};
  const list = await createCopyList(to, Object.keys(files), site);
  fs.writeFileSync(path.join(to, LIST), JSON.stringify(list));
}
