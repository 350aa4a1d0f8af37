import {afterEach, expect, it, vi} from 'vitest';
import {folderWith, type Files} from '../../__tests__/files';
import {testContext} from '../../check/__tests__/testContext';
import {runProse} from '..';

const sentence = (words: number) => `One${' word'.repeat(words - 1)}.`;
const french = testContext.folders.fr!;

/** What the command prints of a project, and its exit code. */
function prose(files: Files) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  runProse(testContext, folderWith(files));
  const code = process.exitCode;
  return {code, text: print.mock.calls.flat().join('\n')};
}

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

it('tells the sentences of each language and page, the shortest page first, without the glossary', () => {
  const {code, text} = prose({
    'docs/long.mdx': [16, 16, 16].map(sentence).join(' '),
    'docs/middle.mdx': `${sentence(14)} ${sentence(14)}\n\n1. ${sentence(3)}`,
    'docs/glossary.mdx': sentence(3),
    [`${french}/long.mdx`]: `Un ${sentence(14)}`,
  });
  expect(text).toMatch(
    /en: +15\.2 words, +0% short, of +5\n +begins most often with “one word” \(5\)/,
  );
  expect(text).toMatch(/14\.0 words.*middle\.mdx\n.*16\.0 words.*long\.mdx\n\nfr: +15\.0 words/);
  expect(text).not.toContain('glossary.mdx');
  expect(code).not.toBe(1);
});

it('marks what is out of bounds, and fails for a language that is', () => {
  const {code, text} = prose({
    'docs/short.mdx': [5, 5, 30].map(sentence).join(' '),
    [`${french}/short.mdx`]: sentence(14),
  });
  expect(text).toMatch(/en: ! 13\.3 words, 67% short/);
  expect(text).toMatch(/ {2}! 13\.3 words.*short\.mdx/);
  expect(code).toBe(1);
});
