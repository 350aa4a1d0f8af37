import type {SeededFault} from './fault';

const english = 'search/absent.en.json';
const french = 'search/absent.fr.json';

/** Of a fault in one language: the other one differs from it. */
const also = [`absent-same ${french}`];

/** Of the rules about what the product does not have. */
export const absent: SeededFault[] = [
  {
    rule: 'absent-see',
    file: english,
    find: '["projects/project_domains/shortcuts#add-a-shortcut"]',
    replace: '["projects/project_domains/shortcut#add-a-shortcut"]',
    also,
  },
  {
    rule: 'absent-see',
    file: french,
    find: '"projects/project_domains/project_charter#submit-and-approve"',
    replace: '"projects/project_domains/project_charter#approve"',
    also,
  },
  {
    rule: 'absent-once',
    file: english,
    find: '"id": "sms-push"',
    replace: '"id": "webhooks"',
    also,
  },
  {
    rule: 'absent-once',
    file: french,
    find: '"couleurs entreprise"',
    replace: '"Élément, voter"',
  },
  {
    rule: 'absent-same',
    file: french,
    find: '"id": "monte-carlo"',
    replace: '"id": "simulation"',
  },
  {
    rule: 'absent-same',
    file: french,
    find: '    "see": ["projects/project_domains/schedule#predecessors"]',
    replace: '    "see": []',
  },
  {
    rule: 'absent-wording',
    file: english,
    find: '"multicurrency",',
    replace: '"multicurrency", "euros", "dollars", "pounds", "yen",',
    at: {file: english, text: '"asked": [\n      "multi-currency"'},
  },
  {
    rule: 'absent-wording',
    file: french,
    find: '"chronomètre"',
    replace: '"chronomètre pour mesurer son temps"',
  },
  {
    rule: 'absent-wording',
    file: english,
    find: '"Telescope has no video calls."',
    replace: '"Telescope has no video calls"',
  },
  {
    rule: 'absent-wording',
    file: french,
    find: '"Telescope n’a pas de webhooks."',
    replace: `"Telescope n’a pas de webhooks${', et pas encore'.repeat(8)}."`,
  },
  {
    rule: 'absent-wording',
    file: english,
    find: '"Discuss an item in its comments."',
    replace: `"Discuss an item in its comments${', which all of its readers see'.repeat(4)}."`,
  },
];
