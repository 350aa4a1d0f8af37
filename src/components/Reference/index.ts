/** Of the reference of the API alone; `packages/openapi/src/reference.ts` puts them into its page. */
export {default as FilteredTable} from './FilteredTable';
export {default as Operation} from './Operation';
