/** A link that isn't prefetched when scrolled into view, unlike Docusaurus's `Link`. */
export {Link as default} from 'react-router-dom';
