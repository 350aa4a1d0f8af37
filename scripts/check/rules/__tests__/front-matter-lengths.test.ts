import {describeRule} from '../../__tests__/describeRule';
import {frontMatterLengths} from '../front-matter-lengths';

const page = (title: string, description: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n`;

describeRule(frontMatterLengths, {
  passes: {
    'the shortest': page('Map', 'd'.repeat(50)),
    'the longest': page('t'.repeat(60), 'd'.repeat(160)),
    'keys that are missing: another rule says so': '---\nid: a\n---\n',
  },
  finds: {
    'what search results would cut': [
      page('t'.repeat(61), 'd'.repeat(161)),
      {line: 2, found: 'a title of 61 characters', expected: '3 to 60 characters'},
      {line: 3, found: 'a description of 161 characters'},
    ],
    'what says too little': [
      page('Map', 'd'.repeat(49)),
      {line: 3, expected: '50 to 160 characters', remedy: 'Say more.'},
    ],
  },
});
