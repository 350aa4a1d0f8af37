/** Link to a page of the site that is fetched on click. Docusaurus fetches the page of each link in view. */
export {Link as default} from 'react-router-dom';
