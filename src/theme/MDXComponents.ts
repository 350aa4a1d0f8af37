/**
 * Wrapped: MDXComponents of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the components that writers use in pages need no import, a part of a
 * page that fails does so alone, and tables are as wide as they need without
 * making the page wider.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '@site/src/components/Cards';
import CodeBlock from '@site/src/components/CodeBlock';
import {failsAlone} from '@site/src/components/FailsAlone';
import Figure from '@site/src/components/Figure';
import PageDetails from '@site/src/components/PageDetails';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';
import Walkthrough from '@site/src/components/Walkthrough';
import WalkthroughFrame from '@site/src/components/Walkthrough/WalkthroughFrame';

export default {
  ...MDXComponents,
  details: failsAlone(MDXComponents.details),
  pre: failsAlone(MDXComponents.pre),
  Cards: failsAlone(Cards),
  table: ScrollingTable,
  Card,
  CodeBlock: failsAlone(CodeBlock),
  Figure: failsAlone(Figure),
  PageDetails,
  Steps,
  Term,
  Walkthrough: failsAlone(Walkthrough),
  WalkthroughFrame: failsAlone(WalkthroughFrame),
};
