import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {noPromise} from '../no-promise';

describe('no-promise', () => {
  it('passes facts and removals with their date', async () => {
    const en = 'Available until 31 March 2026. A token that expires soon. The next release number.';
    const fr =
      'Disponible jusqu’au 31 mars 2026. Un jeton qui expire bientôt. La prochaine tentative.';
    expect(await findingsOf(noPromise, {en, fr})).toEqual([]);
  });

  it.each([
    ['It is arriving soon.', '1:7 “arriving soon”'],
    ['Charts will soon show it.', '1:8 “will soon”'],
    ['Wait: in a future release it is.', '1:7 “in a future release”'],
  ])('finds %j', async (text, finding) => {
    expect((await findingsOf(noPromise, {en: text})).join()).toContain(finding);
  });

  it.each([
    ['Ce sera possible prochainement.', '1:18 “prochainement”'],
    ['Oui, dans une prochaine version.', '1:6 “dans une prochaine version”'],
  ])('finds %j', async (text, finding) => {
    expect((await findingsOf(noPromise, {fr: text})).join()).toContain(finding);
  });
});
