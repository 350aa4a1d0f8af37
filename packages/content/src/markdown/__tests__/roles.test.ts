import {describe, expect, it} from 'vitest';
import {roles} from '../roles';
import type {Node} from '../tree';
import {failingPage} from './failingPage';

const text = (value: string): Node => ({type: 'text', value});
const heading = (value: string): Node => ({type: 'heading', children: [text(value)]});
const paragraph = (value: string): Node => ({type: 'paragraph', children: [text(value)]});
const list = (value: string): Node => ({type: 'list', children: [paragraph(value)]});

function fill(...section: Node[]): Node {
  const node: Node = {
    type: 'mdxJsxFlowElement',
    name: 'HomeRoles',
    attributes: [{type: 'mdxJsxAttribute', name: 'from', value: 'next'}],
    children: [],
    position: {start: {line: 4, column: 1}},
  };
  roles({locale: 'en'})({type: 'root', children: [node, ...section]}, failingPage);
  return node;
}

describe('roles', () => {
  it('takes the lists of the section, and the role from the line before each', () => {
    const next = [
      heading('Where next {#next}'),
      paragraph('Each list is for one role.'),
      paragraph('Reader, like Samir:'),
      list('Read'),
      paragraph('Développeur :'),
      list('Call'),
      heading('Related {#related}'),
      paragraph('Nobody:'),
      list('Elsewhere'),
    ];
    expect(fill(...next).children).toMatchObject([
      {name: 'HomeRole', attributes: [{name: 'title', value: 'Reader'}], children: [next[3]]},
      {name: 'HomeRole', attributes: [{value: 'Développeur'}], children: [next[5]]},
    ]);
  });

  it('leaves the section its own lists, since later steps change links', () => {
    const own = list('Read');
    const filled = fill(heading('Next {#next}'), paragraph('Reader:'), own);
    expect(filled.children![0]!.children![0]).not.toBe(own);
  });

  it.each([
    [
      'there is no such section',
      [heading('Next {#elsewhere}'), paragraph('Reader:'), list('Read')],
    ],
    ['it has no list', [heading('Next {#next}'), paragraph('Reader:')]],
  ])('fails the build when %s, naming the place', (_, section) => {
    expect(() => fill(...section)).toThrow(/^4:1 line 4: <HomeRoles>/);
  });
});
