import {describe, expect, it} from 'vitest';
import {findingsOf, fixedBy} from '../../__tests__/guideOf';
import {labelByHand} from '../label-by-hand';

describe('label-by-hand', () => {
  it.each([
    'Select <Label k="save-view" />, a **bold** word, the example “Equipment” or `**Save view**`.',
    'Select “Weekly follow-up”, the view of Nadia.',
  ])('passes %j', async (en) => {
    expect(await findingsOf(labelByHand, {en})).toEqual([]);
  });

  it.each([
    ['en', 'Select **Save view**.', 'Select <Label k="save-view" />.'],
    ['en', 'Select “Save view”.', 'Select <Label k="save-view" />.'],
    ['en', 'Select **Enregistrer la vue**.', 'Select <Label k="save-view" />.'],
    ['en', 'Open **Lift › Datasets**.', 'Open <MenuPath k="lift > datasets" />.'],
    ['fr', 'Sélectionnez « Enregistrer la vue ».', 'Sélectionnez <Label k="save-view" />.'],
    ['fr', 'Sélectionnez **Save view**.', 'Sélectionnez <Label k="save-view" />.'],
  ] as const)('mends %s %j', async (locale, text, mended) => {
    expect(await findingsOf(labelByHand, {[locale]: text})).toHaveLength(1);
    expect(await fixedBy(labelByHand, locale, text)).toBe(mended);
  });

  it('leaves to the writer which of two keys is meant', async () => {
    const en = 'Choose the **Owner**.';
    expect(await findingsOf(labelByHand, {en})).toEqual([
      '1:12 **Owner** → <Label k="owner" /> or <Label k="roadmap-owner" />',
    ]);
    expect(await fixedBy(labelByHand, 'en', en)).toBe(en);
  });
});
