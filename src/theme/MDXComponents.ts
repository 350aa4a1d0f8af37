/**
 * Wrapped: MDXComponents of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the components that writers use in pages need no import.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '@site/src/components/Cards';
import Figure from '@site/src/components/Figure';
import Steps from '@site/src/components/Steps';
import Walkthrough from '@site/src/components/Walkthrough';
import WalkthroughFrame from '@site/src/components/Walkthrough/WalkthroughFrame';

export default {
  ...MDXComponents,
  Cards,
  Card,
  Figure,
  Steps,
  Walkthrough,
  WalkthroughFrame,
};
