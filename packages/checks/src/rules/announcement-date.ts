import {placeIn} from '../place';
import type {Rule} from '../rule';

/** An announcement names no day that is over: what it says is old news. */
export const announcementDate: Rule = {
  name: 'announcement-date',
  guide(guide, report) {
    const {announcement: file, present = '', folders} = guide.context;
    const daysIn = dayReader(Object.keys(folders));
    const [today] = daysIn(present);
    const text = file && today && guide.hasFile(file) ? guide.readFile(file) : '';
    for (const {words, index, time} of daysIn(text)) {
      if (time < today!.time) {
        report({
          ...placeIn(file!, text, index),
          found: `${words}, which is over: the newest release is of ${present}`,
          expected: 'an announcement of what holds on the day of the newest release',
          remedy: 'Change the text in each language and give it another id, or empty them all.',
        });
      }
    }
  },
};

/** Reads days such as 31 March 2026 and 1er avril 2026, but those since which something holds. */
function dayReader(languages: string[]) {
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
