import {describe, expect, it} from 'vitest';
import {findingsOf, fixedBy} from '../../__tests__/guideOf';
import {englishSpellingVariety} from '../english-spelling-variety';

describe('english-spelling-variety', () => {
  it.each([
    'Organise colours; analyse behaviour; a cancelled licence, labelled in the centre; send an e-mail.',
    'The size of the prize: resize, seize, sizing, horizontal, citizen, laboratory, humorous, to license.',
    'Jira Data Center, `color` and {/* behavior */}',
    '<div lang="fr">\n\nLe color et le center.\n\n</div>',
  ])('passes %j', async (text) => {
    expect(await findingsOf(englishSpellingVariety, {en: text})).toEqual([]);
  });

  it.each([
    ['Organize the organizations.', 'Organise the organisations.'],
    ['Colors, BEHAVIOR and favorites', 'Colours, BEHAVIOUR and favourites'],
    ['centered in the center', 'centred in the centre'],
    ['canceled, labeling, traveler, cancelation', 'cancelled, labelling, traveller, cancellation'],
    ['analyze, catalog, catalogs, dialing', 'analyse, catalogue, catalogues, dialling'],
    ['an email with a license', 'an e-mail with a licence'],
    ['fulfill the defense', 'fulfil the defence'],
  ])('mends %j', async (text, mended) => {
    expect(await findingsOf(englishSpellingVariety, {en: text})).not.toEqual([]);
    expect(await fixedBy(englishSpellingVariety, 'en', text)).toBe(mended);
  });

  it('gives the right word', async () => {
    expect(await findingsOf(englishSpellingVariety, {en: 'A view.\n\nIt is organized.'})).toEqual([
      '3:7 “organized” → “organised”',
    ]);
  });
});
