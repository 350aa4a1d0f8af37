import {absent} from './absent';
import {questions} from './questions';
import {structure} from './structure';
import {synonyms} from './synonyms';
import {words} from './words';

/** At least one for each rule. A new rule gets its row in one of these files. */
export const seededFaults = [...structure, ...words, ...questions, ...absent, ...synonyms];
