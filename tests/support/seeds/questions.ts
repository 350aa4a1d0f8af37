import type {SeededFault} from './fault';

const english = 'search/questions.en.json';
const french = 'search/questions.fr.json';

/** Of a key that is not the one of its page or section: that one has no questions. */
const alsoCountIn = (file: string) => [`question-count ${file}`];

/** Of the rules about what readers ask. */
export const questions: SeededFault[] = [
  {
    rule: 'question-anchor',
    file: english,
    find: '"roadmapping/export": {',
    replace: '"roadmapping/exports": {',
    also: alsoCountIn(english),
  },
  {
    rule: 'question-anchor',
    file: french,
    find: '"create-items-quickly": [',
    replace: '"create-items": [',
    also: alsoCountIn(french),
  },
  {
    rule: 'question-count',
    file: english,
    find: '"at most five tickets in doing",',
    replace: '"at most five", "six", "seven", "eight tickets in doing",',
    at: {file: english, text: '"wip-limits": ['},
  },
  {
    rule: 'question-count',
    file: french,
    find: '      "vocabulaire sécurité et développeur",\n',
    replace: '',
    at: {file: french, text: '"access-and-api": ['},
  },
  {
    rule: 'question-once',
    file: english,
    find: '"visual management of tickets"',
    replace: '"Quick-links panel!"',
  },
  {
    rule: 'question-once',
    file: english,
    find: '"link-to-a-screen": [',
    replace: '"add-a-shortcut": [',
    also: alsoCountIn(english),
  },
  {
    rule: 'question-wording',
    file: english,
    find: '"mass update"',
    replace: '"bulk-edit?"',
  },
  {
    rule: 'question-wording',
    file: english,
    find: '"regret my mass change, put it all back"',
    replace: `"regret my mass change, ${'put it all back '.repeat(7)}"`,
  },
  {
    rule: 'question-wording',
    file: french,
    find: '"tout sélectionner d’un coup"',
    replace: '" ?"',
  },
];
