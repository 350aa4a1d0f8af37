import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {codeJson} from '../code-json';

const block = (language: string, code: string) => `Text.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;

describe('code-json', () => {
  it.each([
    block('json title="a.json"', '{"a": [1, null]}'),
    block('bash', `curl -d '{"a": 1}' x`),
    block('bash', `curl -d '{"a": "'"$KEY"'", "b": 1}' x`),
    block('text', '{a}'),
  ])('passes %j', async (en) => {
    expect(await findingsOf(codeJson, {en})).toEqual([]);
  });

  it.each([
    [
      'a comma too many',
      block('json', '{\n  "a": 1,\n}'),
      '6:1 JSON that is not valid, at “}” → property name expected',
    ],
    [
      'a comma too few',
      block('json', '{\n  "a": 1\n  "b": 2\n}'),
      '6:3 JSON that is not valid, at “"b": 2” → comma expected',
    ],
    ['an end too early', block('json', '{"a": 1'), 'JSON that is not valid'],
    ['a comment', block('json', '{"a": 1} // one'), '4:10 JSON that is not valid, at “// one”'],
    [
      'a request',
      block('bash', `curl \\\n  -d '{"a": x}'`),
      '5:13 JSON that is not valid, at “x}” → invalid symbol',
    ],
  ])('finds %s', async (_, en, finding) => {
    const findings = await findingsOf(codeJson, {en});
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(finding);
  });
});
