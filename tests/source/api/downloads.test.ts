import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import Ajv2020 from 'ajv/dist/2020';
import {describe, expect, it} from 'vitest';
import {downloadsOf} from '../../../packages/content/src/api/downloads';
import {contentSite} from '../../../src/config/content';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';
import postman from './support/postman.schema.json';

const {api, productName} = contentSite;

describe.each(locales)('what a reader takes in %s', (locale) => {
  const files = Object.entries(downloadsOf(describeApi(locale), api, productName));

  it('passes the strict rules of Redocly without a warning', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-downloads-'));
    const described = files.filter(([name]) => !name.includes('postman'));
    const paths = described.map(([name, text]) => {
      const file = path.join(folder, name);
      fs.writeFileSync(file, text);
      return file;
    });
    try {
      expect(paths).toHaveLength(2);
      const {stdout} = await promisify(execFile)(process.execPath, [
        require.resolve('@redocly/cli/bin/cli.js'),
        ...['lint', '--config', 'redocly.yaml', '--format', 'json'],
        paths[0]!,
      ]);
      expect(JSON.parse(stdout)).toMatchObject({totals: {errors: 0, warnings: 0, ignored: 0}});
      expect(JSON.parse(fs.readFileSync(paths[1]!, 'utf8'))).toEqual(describeApi(locale).document);
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });

  it('has a collection in the format of Postman, with every operation', () => {
    const [, text] = files.find(([name]) => name.includes('postman'))!;
    const collection = JSON.parse(text) as {item: {item: unknown[]}[]};
    const ajv = new Ajv2020({allErrors: true});
    expect(ajv.validate(postman, collection) || ajv.errorsText()).toBe(true);
    const operations = Object.values(describeApi(locale).document.paths).flatMap((item) =>
      Object.keys(item).filter((key) => /^(?:get|post|put|patch|delete)$/.test(key)),
    );
    expect(collection.item.flatMap(({item}) => item)).toHaveLength(operations.length);
  });
});
