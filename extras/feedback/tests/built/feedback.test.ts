import fs from 'node:fs';
import {expect, it} from 'vitest';
import {
  buildDir,
  htmlFiles,
  readBuild,
  scriptFiles,
  scriptFolders,
} from '../../../../tests/support/build';
import {traces} from '../traces';

it.skipIf(process.env.TELESCOPE_READER_REPORTS)(
  'without feedback, no page, script or nginx rule contains traces of it',
  () => {
    const build = {
      files: [],
      html: htmlFiles().map(readBuild).join(),
      scripts: scriptFolders.flatMap(scriptFiles).map(readBuild).join(),
      nginx: fs.readFileSync(`${buildDir}-nginx/server.conf`, 'utf8'),
    };
    const found = Object.entries(traces.feedback).filter(([, isIn]) => isIn(build));
    expect(found.map(([name]) => name)).toEqual([]);
  },
);
