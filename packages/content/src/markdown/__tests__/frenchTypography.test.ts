import {describe, expect, it} from 'vitest';
import {frenchTypography} from '../frenchTypography';

const text = (value: string) => ({type: 'text', value});
const question = 'Que faire ?';
const mended = 'Que faire\u00A0?';

describe('frenchTypography', () => {
  it('mends the text of a French page, at any depth', () => {
    const leaf = text(question);
    frenchTypography({locale: 'fr'})({
      type: 'root',
      children: [{type: 'paragraph', children: [leaf]}],
    });
    expect(leaf.value).toBe(mended);
  });

  it('leaves code and addresses alone', () => {
    const code = {type: 'inlineCode', value: 'a ? b : c'};
    const link = {type: 'link', url: '/fr/search/?q=a : b', children: []};
    frenchTypography({locale: 'fr'})({type: 'root', children: [code, link]});
    expect(code.value).toBe('a ? b : c');
    expect(link.url).toBe('/fr/search/?q=a : b');
  });

  it('follows the lang attribute of a block, in both directions', () => {
    const french = text(question);
    const english = text('Odd ? spacing');
    const block = (lang: string, child: object) => ({
      type: 'mdxJsxFlowElement',
      attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: lang}],
      children: [child as never],
    });
    frenchTypography({locale: 'en'})({type: 'root', children: [block('fr', french)]});
    frenchTypography({locale: 'fr'})({type: 'root', children: [block('en', english)]});
    expect(french.value).toBe(mended);
    expect(english.value).toBe('Odd ? spacing');
  });

  it('goes through an admonition', () => {
    const leaf = text(question);
    frenchTypography({locale: 'fr'})({
      type: 'containerDirective',
      attributes: {},
      children: [leaf],
    });
    expect(leaf.value).toBe(mended);
  });

  it('mends alternative texts, titles and the text attributes of components', () => {
    const image = {type: 'image', alt: question, title: question};
    const card = {
      type: 'mdxJsxFlowElement',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'title', value: question},
        {type: 'mdxJsxAttribute', name: 'to', value: '/a ?'},
      ],
    };
    frenchTypography({locale: 'fr'})({type: 'root', children: [image, card]});
    expect([image.alt, image.title]).toEqual([mended, mended]);
    expect(card.attributes.map(({value}) => value)).toEqual([mended, '/a ?']);
  });
});
