import type {Rule} from '../rule';
import {pageUnfinished} from './page-unfinished';
import {translationRecorded} from './translation-recorded';

/** Every rule, in the order in which a page is read. */
export const rules: Rule[] = [pageUnfinished, translationRecorded];
