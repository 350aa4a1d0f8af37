import fs from 'node:fs';
import {expect, it} from 'vitest';
import {
  buildDir,
  htmlFiles,
  readBuild,
  scriptFiles,
  scriptFolders,
} from '../../../../tests/support/build';
import {feedbackTraces} from '../feedbackTraces';

it.skipIf(process.env.TELESCOPE_READER_REPORTS)(
  'without feedback, no page, script or nginx rule contains traces of it',
  () => {
    const files = [...htmlFiles(), ...scriptFolders.flatMap(scriptFiles)];
    expect(files.filter((file) => feedbackTraces.test(readBuild(file)))).toEqual([]);
    for (const file of ['http.conf', 'server.conf']) {
      expect(fs.readFileSync(`${buildDir}-nginx/${file}`, 'utf8')).not.toMatch(/reader/i);
    }
  },
);
