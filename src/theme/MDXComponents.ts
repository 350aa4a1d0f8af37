/**
 * Wrapped: MDXComponents of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the components that writers use in pages need no import.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '@site/src/components/Cards';

export default {...MDXComponents, Cards, Card};
