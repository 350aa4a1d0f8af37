import fs from 'node:fs';
import {expect, it} from 'vitest';

it.each(['build/assets/js', 'build/fr/assets/js'])(
  'Chromium compiles all functions of the scripts of %s while they come',
  (folder) => {
    const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(100);
    const called = '//# allFunctionsCalledOnLoad\n';
    const late = scripts.filter(
      (name) => !fs.readFileSync(`${folder}/${name}`, 'utf8').startsWith(called),
    );
    expect(late).toEqual([]);
  },
);
