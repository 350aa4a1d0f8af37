import {expect, it} from 'vitest';
import {productName} from '../productName';
import {attribute, type Node} from '../tree';

const options = {locale: 'fr', productName: {written: 'Telescope', shown: 'Horizon'}};

/** A node, as the step leaves it. */
function named(node: Node): Node {
  productName(options)({type: 'root', children: [node]});
  return node;
}

it('names the product in text, code and what stands for a picture', () => {
  expect(named({type: 'text', value: 'Voir Telescope {#telescope}'}).value).toBe(
    'Voir Horizon {#telescope}',
  );
  expect(named({type: 'code', value: 'curl $TELESCOPE_TOKEN'}).value).toBe('curl $HORIZON_TOKEN');
  expect(
    named({type: 'image', url: '/a.svg', alt: 'Écran de Telescope', title: null}),
  ).toMatchObject({alt: 'Écran d’Horizon', title: null});
  const card = {type: 'mdxJsxFlowElement', name: 'Card'};
  const attributes = [attribute('title', 'Telescope'), attribute('to', '/Telescope/')];
  expect(named({...card, attributes}).attributes).toMatchObject([
    {value: 'Horizon'},
    {value: '/Telescope/'},
  ]);
});

it('leaves what is no text, and addresses but those that are shown', () => {
  expect(named({type: 'mdxFlowExpression', value: 'Telescope'}).value).toBe('Telescope');
  const link = (value: string) =>
    named({type: 'link', url: 'https://telescope.example/', children: [{type: 'text', value}]}).url;
  expect(link('https://telescope.example/')).toBe('https://horizon.example/');
  expect(link('Telescope')).toBe('https://telescope.example/');
});

it('follows the language of a block', () => {
  const text = {type: 'text', value: 'de Telescope, a Telescope'};
  const block = {type: 'mdxJsxFlowElement', name: 'div', attributes: [attribute('lang', 'en')]};
  named({...block, children: [text]});
  expect(text.value).toBe('de Horizon, a Horizon');
});
