import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LIST_FILE, type HandbookList} from './list';

/** Begins each build with a list of no books, so that a site which made none has an answer for who asks. */
export default function handbook(): Plugin {
  return {
    name: 'handbook',
    async postBuild({outDir}) {
      const list: HandbookList = {books: []};
      const file = path.join(outDir, LIST_FILE);
      await fs.promises.mkdir(path.dirname(file), {recursive: true});
      await fs.promises.writeFile(file, `${JSON.stringify(list)}\n`);
    },
  };
}
