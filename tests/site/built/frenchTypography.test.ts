import {describe, expect, it} from 'vitest';
import {openPage} from '../../support/build';
import {plannedPages} from '../../support/contract';

/** Faults of French typography in a text; a no-break space is where it should be. */
const faults: [string, RegExp][] = [
  ['an ordinary space before double punctuation', /\S [:;?!»%€]/u],
  ['an ordinary space after an opening quote', /« /u],
  ['no space before double punctuation', /\p{L}[;?!»]|\p{L}:(?=\s)/u],
  ['no space after an opening quote', /«(?=\S)(?!\u00A0)/u],
  ['an ordinary space between thousands', /\d \d{3}(?!\d)/u],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['an English quote', /[“”]/u],
];

function findFaults(text: string): string[] {
  return faults.flatMap(([name, pattern]) => {
    const found = pattern.exec(text);
    return found
      ? [`${name}: "${text.slice(Math.max(0, found.index - 20), found.index + 20)}"`]
      : [];
  });
}

/** The French text of a page, block by block, without code. */
function frenchText(address: string): string[] {
  const $ = openPage(address);
  const body = $('.theme-doc-markdown').clone();
  body.find('code, pre, [lang="en"], .hash-link').replaceWith('x');
  return [
    $('title').text(),
    $('meta[name="description"]').attr('content') ?? '',
    ...body
      .find('h1, h2, h3, p, li, td, th, figcaption')
      .toArray()
      .map((block) => $(block).text()),
    ...body
      .find('img[alt]')
      .toArray()
      .map((image) => $(image).attr('alt') ?? ''),
  ];
}

const pages = plannedPages('fr').filter(({id}) => !id.endsWith('_en'));

describe('French typography', () => {
  it.each(pages)('$path', ({path}) => {
    expect(frenchText(path).flatMap(findFaults)).toEqual([]);
  });

  it('is read on the French page of the English site too', () => {
    const french = openPage('/support_fr/')('.theme-doc-markdown [lang="fr"]').clone();
    french.find('code, pre').remove();
    const text = french.text();
    expect(text).toMatch(/\u00A0:/);
    expect(text).not.toMatch(/ [:;?!]/);
  });
});

describe('the check', () => {
  it.each([
    'Que faire ?',
    '« Oui »',
    'Lisez: ceci',
    'Oui!',
    '«Oui\u00A0»',
    '1 200 €',
    "l'équipe",
    '“Oui”',
  ])('finds the fault of %s', (text) => {
    expect(findFaults(text)).not.toEqual([]);
  });

  it('takes what is right', () => {
    expect(
      findFaults('«\u00A0Oui\u00A0»\u00A0: l’équipe a 1\u00A0200\u00A0€, à 14\u00A0h\u00A030.'),
    ).toEqual([]);
  });
});
