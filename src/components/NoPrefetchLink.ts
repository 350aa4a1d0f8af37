/** Unlike Docusaurus's `Link`, doesn't prefetch when in view. */
export {Link as default} from 'react-router-dom';
