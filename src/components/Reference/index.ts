/** Components of the API reference, used by `packages/openapi/src/reference.ts`. */
export {default as FilteredTable} from './FilteredTable';
export {default as Operation} from './Operation';
