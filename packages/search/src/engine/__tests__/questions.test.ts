import {describe, expect, it} from 'vitest';
import {indexOf, openAll} from './records';

const engine = openAll(
  indexOf('en', [
    {path: '/users/', headings: ['Manage users'], content: 'Invite people. Send an invitation.'},
    {
      path: '/users/#leave',
      headings: ['Manage users', 'When someone leaves'],
      content: 'Deactivate the account.',
      questions: ['how do I kick a colleague out', 'remove a former employee from the tool'],
    },
    {
      path: '/mail/',
      headings: ['Notifications'],
      content: 'Choose which messages come.',
      questions: ['stop the flood of emails', 'mute a colleague'],
    },
  ]),
);
const first = (query: string) => engine.match(query)[0]?.section.path;

describe('the questions of a section', () => {
  it.each([
    ['kick out a colleague', '/users/#leave'],
    ['kcik out collegue', '/users/#leave'],
    ['too many emails, how do I stop them', '/mail/'],
  ])('"%s" finds %s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  it('are compared one by one: words of two questions together are none of them', () => {
    expect(first('mute emails of a former employee')).toBe('/users/#leave');
  });
});
