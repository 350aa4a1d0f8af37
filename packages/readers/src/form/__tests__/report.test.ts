import {describe, expect, it} from 'vitest';
import {
  limits,
  readReport,
  reasons,
  writeReport,
  type Comment,
  type Report,
  type Search,
} from '../report';

const vote: Report = {kind: 'vote', page: '/fr/glossary/', helped: false};
const comment: Comment = {
  kind: 'comment',
  page: '/glossary/',
  reasons: ['unclear'],
  text: 'Où est\nla “liste” ?\\"',
};
const search: Search = {
  kind: 'search',
  language: 'pt-BR',
  query: 'échéance ACT-203',
  hits: 12,
  opened: '/projects/list/#bulk-edit',
};

describe('a report', () => {
  it.each<[string, Report]>([
    ['a vote', vote],
    ['a vote that was changed', {...vote, changed: true}],
    ['a comment', comment],
    ['a comment with all reasons', {...comment, reasons}],
    ['a comment without a reason', {...comment, reasons: []}],
    ['a comment without words', {...comment, text: ''}],
    ['a search', search],
    ['a search that led nowhere', {...search, hits: 0, opened: null}],
  ])('is read as it was written: %s', (_, report) => {
    expect(readReport(writeReport(report))).toEqual(report);
  });

  it('is masked before it is sent, and again when it is read', () => {
    const sent = writeReport({...search, query: 'mail of eva@example.com'});
    expect(sent).not.toContain('eva');
    expect(readReport(sent.replace('[email]', 'eva@example.com'))).toMatchObject({
      query: 'mail of [email]',
    });
    // What is masked is no longer than what is cut.
    const long = `${'a '.repeat(245)}eva@example.com`;
    expect(writeReport({...comment, text: long})).not.toContain('eva');
  });

  it.each(['a', 'é', '組', '"', '\u0001', '🔭'])('is cut to what may be sent, of %j', (letter) => {
    const sent = writeReport({...comment, text: `x${letter.repeat(600)}`});
    expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(limits.bytes);
    const {text} = readReport(sent) as Comment;
    expect([...text].length).toBeLessThanOrEqual(limits.text);
    // As much as there is room for.
    expect(
      Math.max([...text].length / limits.text, Buffer.byteLength(sent) / limits.bytes),
    ).toBeGreaterThan(0.98);
  });

  it('has no part that its form does not know', () => {
    expect(() => writeReport({...vote, page: 'glossary'})).toThrow('This is no report');
    expect(() => writeReport({...search, hits: -1})).toThrow('This is no report');
  });
});

it('a reason counts once', () => {
  const sent = writeReport(comment).replace('"unclear"', '"unclear","unclear"');
  expect(readReport(sent)).toMatchObject({reasons: ['unclear']});
});

describe('readReport', () => {
  const good = writeReport(comment);
  it.each([
    ['nothing', ''],
    ['no JSON', good.slice(0, -1)],
    ['something after it', `${good} `],
    ['a list of reports', `[${good}]`],
    ['another version', good.replace('"v":1', '"v":2')],
    ['another kind', good.replace('"comment"', '"delete"')],
    ['one key more', good.replace('"v":1', '"v":1,"who":"me"')],
    ['another order', '{"v":1,"page":"/","kind":"vote","helped":true}'],
    ['another type', '{"v":1,"kind":"vote","page":"/","helped":"true"}'],
    ['an address of another site', good.replace('"/glossary/"', '"https://example.com/"')],
    ['an address that is too long', good.replace('/glossary/', `/${'a'.repeat(200)}`)],
    ['a change of nothing', writeReport(vote).replace('false', 'false,"changed":false')],
    ['more reasons than there are', good.replace('["', `[${'"wrong",'.repeat(4)}"`)],
    ['another reason', good.replace('"unclear"', '"boring"')],
    ['a line in the text', good.replace('\\n', '\n')],
    ['half of a character', good.replace('Où', '\\ud83d')],
    ['a character that was lost', good.replace('Où', '\uFFFD')],
    ['too long a text', good.replace('Où', 'a'.repeat(501))],
    ['too many bytes', good.replace('Où', '組'.repeat(400))],
    ['a comment that says nothing', '{"v":1,"kind":"comment","page":"/","reasons":[],"text":""}'],
    [
      'an empty search',
      '{"v":1,"kind":"search","language":"en","query":" ","hits":0,"opened":null}',
    ],
    ['hits that are no number', writeReport(search).replace('12', '1e9')],
  ])('refuses %s', (_, sent) => {
    expect(readReport(sent)).toBeUndefined();
  });

  it('takes no time for a text that is made to take some', () => {
    const start = performance.now();
    readReport(
      `{"v":1,"kind":"comment","page":"/","reasons":[],"text":"${'\\u0061'.repeat(50_000)}`,
    );
    expect(performance.now() - start).toBeLessThan(200);
  });
});
