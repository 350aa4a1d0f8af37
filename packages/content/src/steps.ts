/** Steps one by one, for a site that takes some of them alone. */
export {figureData} from './markdown/figures';
export {interfaceLabels} from './markdown/interfaceLabels';
export {roles} from './markdown/roles';
