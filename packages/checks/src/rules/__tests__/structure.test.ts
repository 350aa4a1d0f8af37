import {describeRule} from '../../__tests__/describeRule';
import {headingId} from '../heading-id';
import {markdownRules} from '../markdown';
import {pageReadable} from '../page-readable';
import {translationRecorded} from '../translation-recorded';
import {unsafeContent} from '../unsafe-content';

const markdownRule = (name: string) => markdownRules.find((rule) => rule.name === name)!;

describeRule(headingId, {
  passes: ['# A title\n\n## A heading {#a-1}\n\n```\n## No heading\n```'],
  finds: [['# A title {#Über}', '1:11 the id "Über"']],
});

describeRule(unsafeContent, {
  passes: ['A {/* comment */} and \\{braces\\}, `{code}`.\n\n## A heading {#a}'],
  finds: [
    ['A.\n\n{props.a}', '3:1 {props.a}'],
    ['---\nid: a\nimage: ./../package.json\n---\n', '3:1 the image ./../package.json'],
  ],
});

describeRule(markdownRule('admonitions'), {
  passes: [
    ':::danger\n\nText.\n\n:::\n\nText.\n\n:::tip\n\nText.\n\n:::',
    'At 14:30, the ratio is 1:note.',
  ],
  finds: [
    ['::note', '1:1 "::note" → three colons and one of note, tip, warning, danger Write :::note'],
  ],
});

describeRule(markdownRule('link-text'), {
  passes: ['[<Label k="save" />](./a.mdx), [more of it](./b.mdx)'],
  finds: [['[](./a.mdx)', '1:1 "[](./a.mdx)"']],
});

describeRule(pageReadable, {
  passes: ['To write a note, select it. À écrire.', '\uFEFFA\u00ADb\t👩\u200D💻\r\n'],
  finds: [
    ['1. Open it. À ÉCRIRE : la suite.', '1:13 "À ÉCRIRE : la suite."'],
    ['A.\n\nA b\u202Eidi override.', '3:4 the character U+202E'],
    ['Byte \uFFFD.', '1:6 the character U+FFFD → UTF-8 text'],
    ['---\nid: *a\n---\n', 'Write the values without YAML aliases.'],
  ],
});

const id = '0123456789ab';
const front = (...lines: string[]) => ['---', 'id: a', ...lines, '---', '', 'Text.'].join('\n');

describeRule(translationRecorded, {
  passes: [front(), {fr: front(`translates: '${id}'`)}],
  finds: [
    [{fr: front()}, '1:1 no "translates"'],
    [{fr: front('translates: 123456789012')}, '3:1 translates: 123456789012'],
  ],
});
