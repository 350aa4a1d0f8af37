import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {labelKnown} from '../label-known';

describe('label-known', () => {
  it('passes keys of labels', async () => {
    const en = 'Open <MenuPath k="lift > datasets" />, then <Label k="save-view" />.';
    expect(await findingsOf(labelKnown, {en})).toEqual([]);
  });

  it('finds a key that no label has, with those that are near', async () => {
    const [finding] = await findingsOf(labelKnown, {fr: 'Un.\n\nOuvrez <Label k="save-veiw" />.'});
    expect(finding).toMatch(/^3:18 the key “save-veiw”, which no label has → one of: save-view/);
  });

  it('finds the part of a path that is wrong', async () => {
    const [finding, ...others] = await findingsOf(labelKnown, {
      en: 'Open <MenuPath k="lift > dataset" />.',
    });
    expect(finding).toMatch(/^1:26 the key “dataset”.* datasets/);
    expect(others).toEqual([]);
  });

  it.each(['<Label />', '<Label k="" />', '<Label k={key} />'])('finds %s', async (en) => {
    expect((await findingsOf(labelKnown, {en}))[0]).toContain('→ the key of a label: <Label k=');
  });
});
