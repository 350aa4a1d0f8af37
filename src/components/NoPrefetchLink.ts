/** Link without prefetching. Docusaurus's `Link` prefetches when it scrolls into view. */
export {Link as default} from 'react-router-dom';
