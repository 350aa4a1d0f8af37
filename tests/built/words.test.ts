import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

/** The ids of the texts of the interface. */
const ids = Object.keys(
  JSON.parse(fs.readFileSync('i18n/fr/code.json', 'utf8')) as Record<string, unknown>,
);

/** A text that a script asks for by its id would be missing: scripts come with the texts themselves. */
const askedBy = (script: string) => ids.filter((id) => script.includes(`"${id}"`));

describe('the texts of the interface', () => {
  it.each(['build/assets/js', 'build/fr/assets/js'])('stand in the scripts of %s', (folder) => {
    const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(100);
    const asked = scripts.flatMap((name) =>
      askedBy(fs.readFileSync(`${folder}/${name}`, 'utf8')).map((id) => `${name}: ${id}`),
    );
    expect(asked).toEqual([]);
  });

  it('are found where a script asks for one', () => {
    expect(askedBy('t({id:"theme.NotFound.title",message:"Not found"})')).toEqual([
      'theme.NotFound.title',
    ]);
  });
});
