import {structure} from './structure';
import {words} from './words';

/** At least one for each rule. A new rule gets its row in one of these files. */
export const seededFaults = [...structure, ...words];
