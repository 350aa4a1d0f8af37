import fs from 'node:fs';
import path from 'node:path';
import type {Step} from '@guide/built-site';
import {LIST_FILE, type HandbookList} from './list';

/** Step: begins each build with a list of no books, so that a site which made none has an answer for who asks. */
export const emptyHandbookList: Step = ({outDir}) => {
  const list: HandbookList = {books: []};
  const file = path.join(outDir, LIST_FILE);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify(list)}\n`);
};
