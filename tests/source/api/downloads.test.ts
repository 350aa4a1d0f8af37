import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {downloadsOf} from '../../../packages/openapi/src/downloads';
import {contentSite} from '../../../src/config/content';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';
import {apiPages, blocksOf} from './support/pages';

const {api} = contentSite;

// As readers lint what they take, without the exceptions of this project.
it.each(locales)('the download in %s passes the strict rules of Redocly', async (locale) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-downloads-'));
  try {
    const file = path.join(folder, 'telescope.yaml');
    const files = downloadsOf(describeApi(locale), api);
    fs.writeFileSync(file, files['telescope.v1.yaml']!);
    const redocly = require.resolve('@redocly/cli/bin/cli.js');
    const {stdout} = await promisify(execFile)(
      process.execPath,
      [redocly, 'lint', '--extends', 'recommended-strict', '--format', 'json', file],
      {cwd: folder},
    );
    expect(JSON.parse(stdout)).toMatchObject({totals: {errors: 0, warnings: 0, ignored: 0}});
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

it.each(locales)(
  'the sandbox in %s is one version of Prism, with the file that is saved',
  (locale) => {
    const {code} = apiPages(locale)
      .flatMap(blocksOf)
      .find(({section, code}) => section === 'sandbox' && code)!;
    expect(code!.text).toMatch(/^npx @stoplight\/prism-cli@\d+\.\d+\.\d+ mock api\.yaml$/);
  },
);
