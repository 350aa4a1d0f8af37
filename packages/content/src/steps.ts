/** Steps one by one, for a site that takes some of them alone. */
export {apiComponents} from './markdown/apiComponents';
export {facts} from './markdown/facts';
export {figureData} from './markdown/figures';
export {interfaceLabels} from './markdown/interfaceLabels';
