import {describe, expect, it} from 'vitest';
import {followMoves, rewriteLinks} from '../links';

const moves = [{from: 'docs/a/list.mdx', to: 'docs/b/c/list.mdx'}];
const addresses = [{from: '/a/list/', to: '/b/c/list/'}];

describe('followMoves', () => {
  it.each([
    // A page that stays: what leads to the page that moves.
    ['docs/a/board.mdx', './list.mdx#bulk', '../b/c/list.mdx#bulk'],
    ['docs/home.mdx', './a/list.mdx', './b/c/list.mdx'],
    ['docs/b/c/x.mdx', '../../a/list.mdx', './list.mdx'],
    ['blog/news.mdx', '/a/list/#bulk', '/b/c/list/#bulk'],
    ['docs/home.mdx', '/a/list', '/b/c/list/'],
    // The page that moves: everything that it leads to.
    ['docs/a/list.mdx', './board.mdx', '../../a/board.mdx'],
    ['docs/a/list.mdx', './list.mdx#x', './list.mdx#x'],
    ['docs/a/list.mdx', './picture.png', '../../a/picture.png'],
  ])('in %s makes of %s %s', (page, address, expected) => {
    expect(followMoves(page, moves, addresses)(address)).toBe(expected);
  });

  it.each([
    ['docs/a/board.mdx', './other.mdx'],
    ['docs/a/board.mdx', './../a/other.mdx'],
    ['docs/a/list.mdx', '#bulk'],
    ['docs/a/list.mdx', 'https://example.com/a/list/'],
    ['docs/a/list.mdx', '/a/list-of-all/'],
  ])('in %s leaves %s', (page, address) => {
    expect(followMoves(page, moves, addresses)(address)).toBe(address);
  });
});

describe('rewriteLinks', () => {
  const rewrite = (text: string) =>
    rewriteLinks('docs/a.mdx', text, (address) => (address === './x.mdx' ? './y.mdx' : address));

  it('changes links, pictures, definitions and addresses of components, and nothing else', () => {
    const text = [
      '---',
      'title: ./x.mdx',
      '---',
      '',
      '## A [./x.mdx](./x.mdx) {#a}',
      '',
      'In `./x.mdx` and [one](./x.mdx "./x"), <Card to="./x.mdx" title="./x.mdx" />.',
      '',
      '![A](./x.mdx)',
      '',
      '```',
      '[one](./x.mdx)',
      '```',
      '',
      '[b]: ./x.mdx',
    ].join('\n');
    expect(rewrite(text)).toBe(
      text
        .replace('](./x.mdx) {', '](./y.mdx) {')
        .replace('[one](./x.mdx "', '[one](./y.mdx "')
        .replace('to="./x', 'to="./y')
        .replace('![A](./x', '![A](./y')
        .replace('[b]: ./x', '[b]: ./y'),
    );
  });

  it('refuses a page that it cannot read, with its place', () => {
    expect(() => rewrite('One.\n\nA <Card> B.\n')).toThrow(
      /^docs\/a\.mdx:3:\d+: this is no valid MDX/,
    );
  });
});
