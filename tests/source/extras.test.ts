import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {extras} from '../support/extras';

it.runIf(extras.length > 0)(
  'no file outside of an extra names it, except the list of features',
  () => {
    const names = extras.join('|');
    const pattern = new RegExp(
      `@guide/(?:${names})\\b|extras/(?:${names})\\b|FEATURES\\.(?:${names})\\b`,
    );
    const sources = ['packages', 'src', 'tests', 'tools', '*.ts', '*.mjs', '*.mts'];
    const files = execFileSync('git', ['ls-files', ...sources, ':!*.md', ':!extras'], {
      encoding: 'utf8',
    });
    const naming = files
      .trim()
      .split('\n')
      .filter((file) => fs.existsSync(file) && pattern.test(fs.readFileSync(file, 'utf8')));
    expect(naming.filter((file) => file !== 'src/config/features.ts')).toEqual([]);
  },
);
