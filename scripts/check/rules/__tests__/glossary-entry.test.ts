import {describe, expect, it} from 'vitest';
import {explainedTerms} from '../../../../src/data/terms';
import {findingsOf} from '../../__tests__/guideOf';
import {glossaryEntry} from '../glossary-entry';

const entry = (key: string) =>
  `### Term {#term-${key}}\n\n*terme*. One sentence. [Page](./page.mdx#part)\n\n`;

const glossary = (text: string) => ({en: {'glossary.mdx': text}});

describe('glossary-entry', () => {
  const whole = [...explainedTerms, 'credentials'].map(entry).join('');

  it('passes entries of the form, for each explained term', async () => {
    expect(await findingsOf(glossaryEntry, glossary(whole))).toEqual([]);
  });

  it('finds an entry of another form', async () => {
    const broken = whole.replace('*terme*. ', '');
    expect((await findingsOf(glossaryEntry, glossary(broken))).join()).toMatch(
      /^1:1 the entry “### Term \{#term-access-token\}”, of which the form is another one/,
    );
  });

  it('finds that a term has none', async () => {
    const short = whole.replace(entry('baseline'), '');
    expect(await findingsOf(glossaryEntry, glossary(short))).toEqual([
      '1:1 no entry with the id {#term-baseline} → an entry for each term that pages explain',
    ]);
  });

  it('looks at no other page', async () => {
    expect(await findingsOf(glossaryEntry, {en: '### Term {#term-a}'})).toEqual([]);
  });
});
