import type {CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {attributesOf, openPage} from '../../support/build';
import {contractPages} from '../../support/contract';

/** No-break spaces are significant. */
const faults: [name: string, pattern: RegExp, example: string][] = [
  ['an ordinary space before double punctuation', /\S [:;?!»%€]/u, 'Que faire ?'],
  ['an ordinary space after an opening quote', /« /u, '« Oui'],
  ['no space before double punctuation', /\p{L}[;?!»]|\p{L}:(?=\s)/u, 'Oui!'],
  ['no space after an opening quote', /«(?=\S)(?!\u00A0)/u, '«Oui'],
  ['an ordinary space between thousands', /\d \d{3}(?!\d)/u, '1 200'],
  ['a straight apostrophe', /\p{L}'\p{L}/u, "l'équipe"],
  ['an English quote', /[“”]/u, '“Oui'],
];

function findFaults(text: string): string[] {
  return faults.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match
      ? [`${name}: "${text.slice(Math.max(0, match.index - 20), match.index + 20)}"`]
      : [];
  });
}

function frenchTexts(address: string): string[] {
  const $ = openPage(address);
  const isFrench = address.startsWith('/fr/');
  const body = $(isFrench ? '.theme-doc-markdown' : '.theme-doc-markdown [lang="fr"]').clone();
  body.find('code, pre, [lang="en"], .hash-link').replaceWith('x');
  const blocks = body.find('h1, h2, h3, p, li, td, th, figcaption').toArray();
  return [
    ...(isFrench ? textsOfHead($) : []),
    ...blocks.map((block) => $(block).text()),
    ...body
      .find('img[alt]')
      .toArray()
      .map(({attribs}) => attribs.alt!),
  ];
}

const textsOfHead = ($: CheerioAPI) => [
  $('title').text(),
  ...attributesOf($, 'meta[name="description"]', 'content'),
];

it('French text has French typography, also on the English site', () => {
  const french = contractPages('fr').filter(({id}) => !id.endsWith('_en'));
  const allFaults = [...french.map(({path}) => path), '/support_fr/'].flatMap((path) => {
    const texts = frenchTexts(path);
    expect(texts.join('\n'), path).toMatch(/\u00A0:/);
    return texts.flatMap(findFaults).map((fault) => `${path}: ${fault}`);
  });
  expect(allFaults).toEqual([]);
});

it('the check finds each error, and accepts correct text', () => {
  expect(faults.filter(([, pattern, example]) => !pattern.test(example))).toEqual([]);
  expect(findFaults('«\u00A0Oui\u00A0»\u00A0: l’équipe a 1\u00A0200\u00A0€.')).toEqual([]);
});
