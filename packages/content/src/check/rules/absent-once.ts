import {fold} from '../../fold';
import {readAbsent} from '../absent';
import {placeOfEntry} from '../languageFiles';
import {repeatsOf} from '../repeats';
import type {Rule} from '../rule';

/** What is absent has an id of its own, and a phrase asks for one thing: the order of its words says nothing. */
export const absentOnce: Rule = {
  name: 'absent-once',
  guide(guide, report) {
    for (const absent of readAbsent(guide)) {
      const {features} = absent;
      const ids = features.map(({id}) => id);
      for (const {item: id, first} of repeatsOf(ids, ({text}) => text)) {
        report({
          ...placeOfEntry(absent, id),
          found: `the id "${id.text}", which line ${placeOfEntry(absent, first).line} has`,
          expected: 'an id that nothing else has',
          remedy: 'Make one entry of both, or give this one another id in each language.',
        });
      }
      const phrases = features.flatMap(({id, asked}) =>
        asked.entries.map((phrase) => ({phrase, id})),
      );
      for (const {item, first} of repeatsOf(phrases, ({phrase}) => wordsOf(phrase.text))) {
        report({
          ...placeOfEntry(absent, item.phrase),
          found: `“${item.phrase.text}”, by which “${first.id.text}” is asked for on line ${placeOfEntry(absent, first.phrase).line}`,
          expected: 'a phrase that asks for one thing, once',
          remedy: 'Take it out here, or add the word that tells the two apart.',
        });
      }
    }
  },
};

/** The words of a phrase, in an order of their own. */
function wordsOf(phrase: string): string {
  return fold(phrase).split(' ').toSorted().join(' ');
}
