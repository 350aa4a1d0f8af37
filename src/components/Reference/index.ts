/** Used by `packages/openapi/src/reference.ts`. */
export {default as FilteredTable} from './FilteredTable';
export {default as Operation} from './Operation';
export {default as Resource} from './Resource';
