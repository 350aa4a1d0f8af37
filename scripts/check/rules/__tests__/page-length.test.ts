import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {pageLength} from '../page-length';

describe('page-length', () => {
  it('passes enough words', async () => {
    const en = {'a.mdx': 'word '.repeat(400), 'a_deprecated.mdx': 'word '.repeat(300)};
    expect(await findingsOf(pageLength, {en})).toEqual([]);
  });

  it('finds a page that says too little; code does not count', async () => {
    const en = {'a.mdx': `${'word '.repeat(399)}\n\n\`\`\`bash\n${'word '.repeat(99)}\n\`\`\`\n`};
    expect(await findingsOf(pageLength, {en})).toEqual(['1:1 399 words → at least 400 words']);
  });
});
