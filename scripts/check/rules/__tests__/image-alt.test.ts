import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {imageAlt} from '../image-alt';

describeRule(imageAlt, {
  passes: {
    'a text in the language of the page': '![The list of the projects](./list.png)',
    'a text too short to tell': '![Logo](./logo.png)',
    'French on a French page': {fr: '![La liste des projets](./liste.png)'},
  },
  finds: {
    'no text': ['![](./list.png)', {line: 1, column: 1}],
    'English on a French page': [
      {fr: '![The list of the projects](./liste.png)'},
      {expected: expect.stringContaining('in French') as string},
    ],
  },
});
