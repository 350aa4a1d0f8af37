import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const anySite = 'A package serves any site';
const testsAlone = 'Tests alone import tests';
const languages = 'those of src/config/locales.ts';

/** Lines of code with the expected ESLint message, or none. */
const lines: [file: string, line: string, says: string][] = [
  ['src/config/search.ts', "import '@guide/search';", ''],
  [
    'src/config/search.ts',
    "import '../../packages/search/src/engine/engine';",
    'from @guide/search',
  ],
  ['src/config/search.ts', "import '../../tools/runCommand';", 'nothing of it needs them'],
  ['src/theme/SearchPage/index.tsx', "import '@site/packages/search/src/client';", 'by its name'],
  ['packages/search/src/index.ts', "import '@guide/built-site/withoutMessages';", ''],
  ['packages/search/src/index.ts', "import '../../hosting/src/compress';", 'from @guide/hosting'],
  ['packages/feedback/src/index.ts', "import '@guide/search';", ''],
  ['packages/search/src/index.ts', "import '@guide/feedback';", 'see the picture in README.md'],
  ['packages/content/src/index.ts', "import '@guide/built-site';", 'no other package'],
  ['packages/search/src/index.ts', "import '../../../src/config/locales';", anySite],
  ['packages/search/src/client/index.ts', "import '@site/src/lib/searchWords';", anySite],
  ['src/config/footer.ts', "import '../../tests/support/contract';", testsAlone],
  ['tools/bench/bytes.ts', "import '../../tests/support/firstLoad';", testsAlone],
  ['tests/site/built/search.test.ts', "import '../../../tools/site/staticServer';", ''],
  // Words of a language are data. Other code must use the configured languages.
  ['src/data/words.ts', "export const locale = 'fr';", ''],
  ['src/config/navigation.ts', "export const isFrench = (one: string) => one === 'fr';", languages],
  ['packages/search/src/index.ts', "export const locales = ['en', 'fr'];", languages],
  ['tools/bench/visits.ts', "export const isSource = (one: string) => one !== 'en';", languages],
];

it('ESLint rejects imports across borders and hard-coded languages, with a remedy', async () => {
  const eslint = new ESLint();
  const faults: string[] = [];
  for (const [filePath, line, says] of lines) {
    const [result] = await eslint.lintText(`${line}\n`, {filePath});
    const said = result!.messages.map(({message}) => message).join('\n');
    if (says === '' ? said !== '' : !said.includes(says)) {
      faults.push(`${filePath}: ${line} It says “${said}”.`);
    }
  }
  expect(faults).toEqual([]);
});
