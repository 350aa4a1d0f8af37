/** Of the reference of the API alone; `packages/content/src/api/reference.ts` puts them into its page. */
export {default as FilteredTable} from './FilteredTable';
export {default as Operation} from './Operation';
