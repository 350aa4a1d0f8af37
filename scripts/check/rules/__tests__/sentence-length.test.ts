import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {sentenceLength} from '../sentence-length';

const sentence = (words: number) => `One${' word'.repeat(words - 1)}.`;

describe('sentence-length', () => {
  it('passes a sentence of 25 words among short ones; code and tables do not count', async () => {
    const table = `| ${sentence(40)} |\n|---|\n| a |\n`;
    const en = `Read the next page. ${sentence(25)}\n\n\`\`\`bash\n${sentence(40)}\n\`\`\`\n\n${table}`;
    expect(await findingsOf(sentenceLength, {en})).toEqual([]);
  });

  it('finds one of 26 words, on its line', async () => {
    const text = `---\ntitle: A\n---\n\nGo to it.\n\n\`\`\`bash\na\n\`\`\`\n\nGo on. Go there now. ${sentence(26)}`;
    expect(await findingsOf(sentenceLength, {en: text, fr: text})).toEqual(
      Array(2).fill(`11:1 a sentence of 26 words: “${sentence(26)}” → 25 words at most`),
    );
  });

  it('finds that sentences are long on average', async () => {
    expect(await findingsOf(sentenceLength, {en: `${sentence(21)} ${sentence(20)}`})).toEqual([
      '1:1 sentences of 20.5 words on average → 20 words at most, on average',
    ]);
  });
});
