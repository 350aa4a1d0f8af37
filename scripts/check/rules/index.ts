import type {Rule} from '../rule';

/** Every rule, in the order in which a page is read. */
export const rules: Rule[] = [];
