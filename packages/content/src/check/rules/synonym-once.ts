import {fold} from '../../fold';
import {placeOfEntry} from '../languageFiles';
import {repeatsOf} from '../repeats';
import type {Rule} from '../rule';
import {readSynonyms} from '../synonyms';

/** What is typed stands in one group, and is not what the group adds: that adds nothing. */
export const synonymOnce: Rule = {
  name: 'synonym-once',
  guide(guide, report) {
    for (const synonyms of readSynonyms(guide)) {
      const {groups} = synonyms;
      const typed = groups.flatMap((group) => group.typed);
      for (const {item: phrase, first} of repeatsOf(typed, ({text}) => fold(text))) {
        report({
          ...placeOfEntry(synonyms, phrase),
          found: `“${phrase.text}”, which line ${placeOfEntry(synonyms, first).line} has`,
          expected: 'a phrase that is typed in one group alone',
          remedy: 'Take it out here, and have the other group add what is missing there.',
        });
      }
      for (const {typed: own, adds} of groups) {
        const added = new Set(adds.map(({text}) => fold(text)));
        for (const phrase of own.filter(({text}) => added.has(fold(text)))) {
          report({
            ...placeOfEntry(synonyms, phrase),
            found: `“${phrase.text}”, which its own group adds`,
            expected: 'what is typed to differ from what is added',
            remedy: 'Take it out of one of the two, or give it a group of its own.',
          });
        }
      }
    }
  },
};
