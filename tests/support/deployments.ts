import fs from 'node:fs';
import path from 'node:path';
import {makeList} from '../../packages/offline/src/plugin/makeList';
import type {CopyList} from '../../packages/offline/src/store/copyList';
import {copyAsOther} from './otherBuild';

const LIST = 'offline.json';

/** Copies what a reader keeps of a build, in English, as if its source had changed. */
export async function copyAsKept(build: string, to: string, name: string): Promise<void> {
  const listOf = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, LIST), 'utf8')) as CopyList;
  const kept = new Set(Object.keys(listOf(build).files)).add(LIST);
  copyAsOther(build, to, name, (file) => kept.has(file));
  const former = listOf(to);
  const {version, files} = await makeList(to, Object.keys(former.files), former);
  fs.writeFileSync(path.join(to, LIST), JSON.stringify({...former, version, files}));
}
