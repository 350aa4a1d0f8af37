import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {frontMatterTags} from '../front-matter-tags';

describeRule(frontMatterTags, {
  passes: {
    'tags of docs/tags.yml': '---\ntags: [lift, get-started]\n---\n',
    'a page without tags': '---\nid: a\n---\n',
  },
  finds: {
    'a misspelt tag, and the one that was meant': [
      '---\nid: a\ntags: [lift, raodmap]\n---\n',
      {line: 3, found: 'the tag "raodmap"', remedy: 'Write "roadmap".'},
    ],
    'a tag that is far from all': [
      '---\ntags: [governance]\n---\n',
      {remedy: expect.stringContaining('Write one of api, connexion') as string},
    ],
  },
});
