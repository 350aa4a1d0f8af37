import {fold} from '../../fold';
import {readAbsent} from '../absent';
import {placeOfEntry} from '../languageFiles';
import type {AbsentFeature} from '../parseAbsent';
import type {Entry} from '../jsonFile';
import type {Finding, Rule} from '../rule';

/** Beyond these, phrases begin to ask for things that the product has. */
const mostPhrases = 12;
const mostWords = 4;

/** In characters: what is said stands in a narrow box, above the results. */
const longest = {says: 140, instead: 120};

type Fault = Pick<Finding, 'found' | 'expected' | 'remedy'> & Pick<Entry, 'offset'>;

/** What is absent is asked for in a few short phrases, and is answered in one or two sentences. */
export const absentWording: Rule = {
  name: 'absent-wording',
  guide(guide, report) {
    for (const absent of readAbsent(guide)) {
      for (const {offset, ...fault} of absent.features.flatMap(faultsOf)) {
        report({...placeOfEntry(absent, {offset}), ...fault});
      }
    }
  },
};

function faultsOf({id, asked, says, instead}: AbsentFeature): Fault[] {
  return [
    ...faultsOfCount(id.text, asked.offset, asked.entries.length),
    ...asked.entries.flatMap(faultsOfPhrase),
    ...faultsOfSentence('says', says),
    ...(instead.text === '' ? [] : faultsOfSentence('instead', instead)),
  ];
}

function faultsOfCount(id: string, offset: number, count: number): Fault[] {
  return count >= 1 && count <= mostPhrases
    ? []
    : [
        {
          offset,
          found: `${count} phrases that ask for "${id}"`,
          expected: `1 to ${mostPhrases}`,
          remedy:
            count === 0
              ? 'Write what a reader would type who looks for it.'
              : 'Keep those that differ most: a phrase is found with more words around it, too.',
        },
      ];
}

function faultsOfPhrase({text, offset}: Entry): Fault[] {
  const count = fold(text) === '' ? 0 : text.trim().split(/\s+/).length;
  return count >= 1 && count <= mostWords
    ? []
    : [
        {
          offset,
          found: `“${text}”, of ${count} words`,
          expected: `1 to ${mostWords} words`,
          remedy: count === 0 ? 'Write it, or take it out.' : 'Keep the words that matter.',
        },
      ];
}

function faultsOfSentence(key: keyof typeof longest, {text, offset}: Entry): Fault[] {
  const {length} = [...text];
  const most = longest[key];
  return [
    ...(/[^\s.]\.$/.test(text)
      ? []
      : [
          {
            offset,
            found: `“${text}” as "${key}"`,
            expected: 'a sentence, with its full stop',
            remedy: key === 'says' ? 'Say what there is not.' : 'End it, or leave "" there.',
          },
        ]),
    ...(length <= most
      ? []
      : [
          {
            offset,
            found: `${length} characters in "${key}": “${text.slice(0, 60)}…”`,
            expected: `${most} at most`,
            remedy: 'Say it in fewer words: the pages to see say the rest.',
          },
        ]),
  ];
}
