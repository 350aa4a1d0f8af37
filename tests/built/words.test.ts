import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readBuild, scriptFiles, scriptFolders} from '../support/build';

/** The ids of the texts of the interface. */
const ids = Object.keys(
  JSON.parse(fs.readFileSync('i18n/fr/code.json', 'utf8')) as Record<string, unknown>,
);

/** A text that a script asks for by its id would be missing: scripts come with the texts themselves. */
const askedBy = (script: string) => ids.filter((id) => script.includes(`"${id}"`));

describe('the texts of the interface', () => {
  it.each(scriptFolders)('stand in the scripts of %s', (folder) => {
    const scripts = scriptFiles(folder);
    expect(scripts.length).toBeGreaterThan(100);
    const asked = scripts.flatMap((file) => askedBy(readBuild(file)).map((id) => `${file}: ${id}`));
    expect(asked).toEqual([]);
  });

  it('are found where a script asks for one', () => {
    expect(askedBy('t({id:"theme.NotFound.title",message:"Not found"})')).toEqual([
      'theme.NotFound.title',
    ]);
  });
});
