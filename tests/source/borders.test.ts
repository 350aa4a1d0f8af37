import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

const eslint = new ESLint();

/** What ESLint says of an import in a file. */
const messages = (filePath: string, module: string) =>
  messagesOn(`import '${module}';\n`, filePath);

async function messagesOn(text: string, filePath: string): Promise<string> {
  const [result] = await eslint.lintText(text, {filePath});
  return result!.messages.map(({message}) => message).join('\n');
}

it.each([
  [
    'a path past the door of a package',
    'src/config/search.ts',
    '../../packages/search/src/engine/engine',
    'Import it from @guide/search, through a door',
  ],
  [
    'one package inside another',
    'packages/search/src/index.ts',
    '../../delivery/src/patches/verify',
    'Import it from @guide/delivery, through a door',
  ],
  [
    'the site in a package',
    'packages/search/src/index.ts',
    '../../../src/config/locales',
    'A package serves any site',
  ],
  [
    'the site by its alias in a package',
    'packages/search/src/client/index.ts',
    '@site/src/lib/escapeHtml',
    'A package serves any site',
  ],
  [
    'a package by the alias of the site',
    'src/theme/SearchPage/index.tsx',
    '@site/packages/search/src/client',
    'Import a package by its name',
  ],
  [
    'tests in what readers load',
    'src/lib/escapeHtml.ts',
    '../../tests/support/contract',
    'Tests alone import tests',
  ],
  [
    'tests in a tool',
    'tools/bench/bytes.ts',
    '../../tests/support/firstLoad',
    'Tests alone import tests',
  ],
  [
    'tools in the site',
    'src/config/search.ts',
    '../../tools/runCommand',
    'nothing of it needs them',
  ],
])('ESLint refuses %s, and says what to do', async (_, file, module, message) => {
  expect(await messages(file, module)).toContain(message);
});

it.each([
  ['src/config/search.ts', '@guide/search'],
  ['packages/search/src/index.ts', '@guide/delivery/verify'],
  ['tests/site/built/search.test.ts', '../../../tools/site/staticServer'],
])('in %s it lets %s through', async (file, module) => {
  expect(await messages(file, module)).toBe('');
});

it.each([
  ['src/config/footer.ts', "export const isFrench = (locale: string) => locale === 'fr';"],
  ['packages/search/src/index.ts', "export const locales = ['en', 'fr'];"],
  ['tools/bench/options.ts', "export const isSource = (locale: string) => locale !== 'en';"],
])('in %s ESLint refuses a language by its name: %s', async (file, text) => {
  expect(await messagesOn(`${text}\n`, file)).toContain('those of src/config/locales.ts');
});

it('words of a language are data: they name it', async () => {
  expect(await messagesOn("export const locale = 'fr';\n", 'src/data/terms.ts')).toBe('');
});
