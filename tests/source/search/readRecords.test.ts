import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readRecords} from '@guide/search/commands';
import {makeBuild, pageHtml, removeBuilds} from './fixtures';

afterAll(removeBuilds);

describe('readRecords', () => {
  it.each([
    ['that does not exist', path.join(__dirname, 'none')],
    ['without pages', makeBuild({'assets/main.js': ''})],
  ])('says of a build %s where it looked, and what to run', (_, folder) => {
    expect(() => readRecords(folder, {})).toThrow(
      `There is no build in ${folder}: looked for ${path.join(folder, '**', '*.html')}.\nRun \`npm run build\` first`,
    );
  });

  it('refuses a build whose pages give no record', () => {
    const folder = makeBuild({'index.html': '<html><body>Under construction</body></html>'});
    expect(() => readRecords(folder, {})).toThrow(
      /gives no search records: none of its 1 pages[^]*Run `npm run build` first/,
    );
  });

  it('refuses two records of one id, and names it', () => {
    const page = pageHtml('en', 'glossary', 'Glossary');
    const folder = makeBuild({'glossary/index.html': page, 'copy/index.html': page});
    expect(() => readRecords(folder, {})).toThrow(
      'one would replace the other: en:/glossary/, en:/glossary/#more.',
    );
  });
});
