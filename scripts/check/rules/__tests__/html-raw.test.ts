import {expect} from 'vitest';
import {describeRule} from '../../__tests__/describeRule';
import {htmlRaw} from '../html-raw';

describeRule(htmlRaw, {
  passes: {
    'Markdown and components': '**Bold** and <Label k="save" />.',
    'text in the other language': '<div lang="fr">\n\nBonjour\n\n</div>',
    'what Markdown has no sign for': 'Press <kbd>N</kbd> for m<sup>2</sup>.',
    'a script: another rule says so': '<script src="a.js" />',
  },
  finds: {
    'a picture': [
      'Text.\n\n<img src="a.png" />',
      {line: 3, remedy: expect.stringContaining('<Figure') as string},
    ],
    'bold words': ['A <b>bold</b> word.', {column: 3, remedy: 'Write **words**.'}],
    'a block without language': ['<div>A</div>', {found: '<div>'}],
    'an element of no list': ['<marquee>A</marquee>', {remedy: 'Remove it, or use a component.'}],
  },
});
