import {expect, it} from 'vitest';
import {htmlFiles, readBuild, scriptFiles, scriptFolders} from '../../support/build';
import {readerTraces} from '../../support/readerTraces';

it.skipIf(process.env.TELESCOPE_READER_REPORTS)(
  'a site that asks its readers nothing has nothing of it in any page or script',
  () => {
    const files = [...htmlFiles(), ...scriptFolders.flatMap(scriptFiles)];
    expect(files.filter((file) => readerTraces.test(readBuild(file)))).toEqual([]);
  },
);
