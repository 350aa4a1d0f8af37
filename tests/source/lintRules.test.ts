import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const noSiteImports = 'must not import from the site';
const noTestImports = 'Only tests may import from tests';
const noHardCodedLanguages = 'import them from src/config/locales.ts';

type Case = [file: string, line: string, message: string];

const lines: Case[] = [
  ['src/config/search.ts', "import 'docusaurus-search-sections';", ''],
  [
    'src/config/search.ts',
    "import '../../packages/search/src/engine/engine';",
    'from docusaurus-search-sections',
  ],
  ['packages/search/src/index.ts', "import '@guide/built-site/withoutMessages';", ''],
  ['packages/search/src/index.ts', "import '../../hosting/src/compress';", 'from @guide/hosting'],
  ['packages/search/src/index.ts', "import '@guide/checks';", 'see the layout in README.md'],
  ['packages/content/src/index.ts', "import '@guide/built-site';", 'no other package'],
  ['packages/search/src/index.ts', "import '../../../src/config/locales';", noSiteImports],
  ['src/config/navigation.ts', "import '../../tests/support/contract';", noTestImports],
  ['src/data/words.ts', "export const locale = 'fr';", ''],
  ['packages/search/src/index.ts', "export const locales = ['en', 'fr'];", noHardCodedLanguages],
  // Other sites use packages too.
  ['packages/search/src/index.ts', "export const example = 'Open a roadmap';", 'add an option'],
  ['src/config/search.ts', "export const example = 'Open a roadmap';", ''],
];

it('ESLint rejects forbidden imports, hard-coded languages and product words, with a remedy', async () => {
  const eslint = new ESLint();
  const faults: string[] = [];
  for (const [filePath, line, message] of lines) {
    const [result] = await eslint.lintText(`${line}\n`, {filePath});
    const reported = result!.messages.map((entry) => entry.message).join('\n');
    if (message === '' ? reported !== '' : !reported.includes(message)) {
      faults.push(`${filePath}: ${line} ESLint reported “${reported}”.`);
    }
  }
  expect(faults).toEqual([]);
});
