import {describe, expect, it} from 'vitest';
import {measureProse} from '../../scripts/prose/measure';
import {locales} from '../support/contract';
import {readSources} from '../support/sources';

/** Words of a page, at least. The classic screens have less to say. */
const least = (id: string) => (id.endsWith('_deprecated') ? 300 : 400);

/** Mean words of a sentence, at most. */
const longestMean = {en: 22, fr: 25};

const french = new Map(readSources('fr').map((source) => [source.id, source]));

describe.each(locales)('the text in %s', (locale) => {
  const measured = readSources(locale).map(({id, file, language, text}) => ({
    id,
    file,
    language,
    ...measureProse(text, language),
  }));

  it('says enough on every page', () => {
    const short = measured.filter(({id, words}) => words < least(id));
    expect(short.map(({file, words}) => `${file}: ${words} words`)).toEqual([]);
  });

  it('reads easily on every page', () => {
    const hard = measured.filter(
      ({language, averageSentence}) => averageSentence >= longestMean[language],
    );
    expect(
      hard.map(
        ({file, averageSentence, longestSentence}) =>
          `${file}: ${averageSentence.toFixed(1)} words a sentence; the longest: ${longestSentence}`,
      ),
    ).toEqual([]);
  });
});

describe('French', () => {
  it.each(readSources('en'))(
    '$id is 0.9 to 1.5 times as long as English',
    ({id, language, text}) => {
      const twin = french.get(id)!;
      const ratio =
        measureProse(twin.text, twin.language).words / measureProse(text, language).words;
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.5);
    },
  );
});

describe('every page', () => {
  it('is led to by another one', () => {
    const linked = new Set(
      readSources('en').flatMap(({id, text}) =>
        [...text.matchAll(/\]\(([^)#]+\.mdx)/g)].map(([, link]) =>
          new URL(link!.replace(/(?:\.html)?\.mdx$/, ''), `https://x.example/${id}`).pathname.slice(
            1,
          ),
        ),
      ),
    );
    expect(
      readSources('en')
        .map(({id}) => id)
        .filter((id) => !linked.has(id)),
    ).toEqual([]);
  });
});

describe('the measure', () => {
  it('counts words of text, tables and labels, not code or markup', () => {
    const page = [
      '---\ntitle: A\n---\n',
      'Select <Label k="save-view" /> to [keep it](./a.mdx#b).\n',
      '| One | Two |\n|---|---|\n| `a b` | c |\n',
      '```bash\ncurl x\n```\n',
    ].join('\n');
    expect(measureProse(page, 'en').words).toBe(11);
  });

  it('finds the long sentence', () => {
    const long = `This sentence ${'goes on and '.repeat(10)}ends.`;
    const {averageSentence, longestSentence} = measureProse(`Go there now. ${long}`, 'en');
    expect(longestSentence).toBe(long);
    expect(averageSentence).toBeGreaterThan(15);
  });
});
