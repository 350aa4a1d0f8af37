import {expect, it} from 'vitest';
import {foundIn} from '../../__tests__/findingsIn';
import {testContext} from '../../__tests__/testContext';
import {announcementDate} from '../announcement-date';

const {announcement, latestReleaseDate} = testContext;

it.each([
  ['Screens until 31 March 2026, keys until 17 November 2025.', ['17 November 2025']],
  [
    'Jusqu’au 1er novembre 2025, puis jusqu’au 31 décembre 2024.',
    ['1er novembre 2025', '31 décembre 2024'],
  ],
  ['Deprecated since 27 May 2025, here until 18 November 2025.', []],
  ['Obsolète depuis le 27 mai 2025, et jusqu’au 30 juin 2026.', []],
])('%j contains the past dates %j', async (text, past) => {
  expect(await foundIn(announcementDate, {[announcement!]: `\n'${text}'`})).toEqual(
    past.map(
      (day) =>
        `${announcement}:2 ${day}, which is before the latest release (${latestReleaseDate})`,
    ),
  );
});
