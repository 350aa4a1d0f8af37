import type {Check} from '../check';
import {answerChecks} from './answers';
import {pageChecks} from './pages';
import {searchChecks} from './search';

/** All of them, in the order in which they run. */
export const checks: readonly Check[] = [...pageChecks, ...answerChecks, ...searchChecks];
