import {expect, it} from 'vitest';
import {bareAddresses} from '../bareAddresses';
import type {Node} from '../tree';

const url = 'https://gitlab.example/';
const marked = (value: string): boolean => {
  const link: Node = {type: 'link', url, children: [{type: 'text', value}]};
  bareAddresses({locale: 'en'})({type: 'root', children: [link]});
  return link.data?.hProperties?.className === 'bare-address';
};

it('marks a link whose text is its address', () => {
  expect(marked(url)).toBe(true);
});

it('leaves a link with words of its own', () => {
  expect(marked('GitLab')).toBe(false);
  expect(marked(`${url}groups`)).toBe(false);
});
