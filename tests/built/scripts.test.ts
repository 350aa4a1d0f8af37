import {expect, it} from 'vitest';
import {readBuild, scriptFiles, scriptFolders} from '../support/build';

it.each(scriptFolders)(
  'Chromium compiles all functions of the scripts of %s while they come',
  (folder) => {
    const hint = '//# allFunctionsCalledOnLoad\n';
    const scripts = scriptFiles(folder);
    expect(scripts.length).toBeGreaterThan(100);
    const late = scripts.filter((file) => !readBuild(file).startsWith(hint));
    expect(late).toEqual([]);
  },
);
