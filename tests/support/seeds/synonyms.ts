import type {SeededFault} from './fault';

/** Of the rule about what readers type for words of the pages. */
export const synonyms: SeededFault[] = [
  {
    rule: 'synonym-once',
    file: 'search/synonyms.en.json',
    find: '"checkpoint"',
    replace: '"Gantt-chart"',
  },
  {
    rule: 'synonym-once',
    file: 'search/synonyms.fr.json',
    find: '"taux d’avancement"',
    replace: '"Avancement"',
  },
];
