import {expect, it} from 'vitest';
import {attributesOf, openPage} from '../../support/build';
import {contractPages} from '../../support/contract';

/** An ordinary or missing space, or a mark of another language. No-break spaces are significant. */
const faults = [
  ...[/\S [:;?!»%€]/u, /« /u, /\p{L}[;?!»]|\p{L}:(?=\s)/u, /«(?=\S)(?!\u00A0)/u],
  ...[/\d \d{3}(?!\d)/u, /\p{L}'\p{L}/u, /[“”]/u],
];

function findFaults(text: string): string[] {
  return faults.flatMap((pattern) => {
    const {index} = pattern.exec(text) ?? {};
    return index === undefined ? [] : [text.slice(Math.max(0, index - 20), index + 20)];
  });
}

function frenchTexts(address: string): string[] {
  const $ = openPage(address);
  const isFrench = address.startsWith('/fr/');
  const body = $(isFrench ? '.theme-doc-markdown' : '.theme-doc-markdown [lang="fr"]').clone();
  body.find('code, pre, [lang="en"], .hash-link').replaceWith('x');
  const blocks = body.find('h1, h2, h3, p, li, td, th, figcaption').toArray();
  return [
    ...(isFrench ? [$('title').text()] : []),
    ...(isFrench ? attributesOf($, 'meta[name="description"]', 'content') : []),
    ...blocks.map((block) => $(block).text()),
    ...Array.from(body.find('img[alt]'), ({attribs}) => attribs.alt!),
  ];
}

it('French text has French typography, also on the English site', () => {
  const french = contractPages('fr').filter(({id}) => !id.endsWith('_en'));
  const allFaults = [...french.map(({path}) => path), '/support_fr/'].flatMap((path) => {
    const texts = frenchTexts(path);
    expect(texts.join('\n'), path).toMatch(/\u00A0:/);
    return texts.flatMap(findFaults).map((fault) => `${path}: ${fault}`);
  });
  expect(allFaults).toEqual([]);
});
