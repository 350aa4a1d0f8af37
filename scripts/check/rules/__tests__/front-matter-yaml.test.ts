import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {frontMatterYaml} from '../front-matter-yaml';

describeRule(frontMatterYaml, {
  passes: {
    'a colon between quotes': "---\ntitle: 'Lift: import files'\n---\n",
    'a page without front matter': 'Text.',
  },
  finds: {
    'a colon without quotes': [
      '---\nid: a\ntitle: Lift: import files\n---\n',
      {line: 3, remedy: expect.stringContaining('between quotes') as string},
    ],
    'a key that is there twice': ['---\nid: a\nid: b\n---\n', {line: 3}],
  },
});
