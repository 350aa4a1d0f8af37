import {locationAt} from '../location';
import type {Rule} from '../rule';

export const announcementDate: Rule = {
  name: 'announcement-date',
  check(guide, report) {
    const {announcement: file, latestReleaseDate = '', folders} = guide.context;
    const datesIn = dateFinder(Object.keys(folders));
    const [today] = datesIn(latestReleaseDate);
    const text = file && today && guide.hasFile(file) ? guide.readFile(file) : '';
    for (const {words, index, time} of datesIn(text)) {
      if (time < today!.time) {
        report({
          ...locationAt({file: file!, text}, index),
          found: `${words}, which is before the latest release (${latestReleaseDate})`,
          expected: 'an announcement without past dates',
          remedy:
            'Update the text in each language and change its id, or empty all texts to remove the announcement.',
        });
      }
    }
  },
};

/**
 * Finds dates such as `31 March 2026` and `1er avril 2026`, except after "since" and "depuis le".
 */
function dateFinder(languages: string[]) {
  const months = languages.flatMap((language) =>
    Array.from({length: 12}, (_, month) =>
      new Date(2025, month).toLocaleDateString(language, {month: 'long'}).toLowerCase(),
    ),
  );
  const day = `(?<!\\d|since |depuis le )(\\d{1,2})(?:er|\\.)?\\s(${months.join('|')})\\s(\\d{4})`;
  return (text: string) =>
    Array.from(
      text.matchAll(new RegExp(day, 'giu')),
      ({0: words, 1: date, 2: month, 3: year, index}) => ({
        words,
        index,
        time: Date.UTC(Number(year), months.indexOf(month!.toLowerCase()) % 12, Number(date)),
      }),
    );
}
