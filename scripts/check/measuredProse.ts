import {measureProse} from '../prose/measure';
import {oncePerPage} from './oncePerPage';

/** Words and sentences of a page. */
export const measuredProse = oncePerPage(({language, text}) => measureProse(text, language));
