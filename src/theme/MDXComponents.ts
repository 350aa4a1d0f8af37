/**
 * Wrapped: MDXComponents of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the components that writers use in pages need no import, a part of a
 * page that fails does so alone, and tables are as wide as they need without
 * making the page wider. Components that few pages use: `packages/remark/src/importOnDemand.ts`.
 */
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/CodeBlock';
import {failsAlone} from '@site/src/components/failsAlone';
import Figure from '@site/src/components/Figure';
import PageDetails from '@site/src/components/PageDetails';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';

export default {
  ...MDXComponents,
  details: failsAlone(MDXComponents.details),
  pre: failsAlone(MDXComponents.pre),
  table: ScrollingTable,
  CodeBlock: failsAlone(CodeBlock),
  Figure: failsAlone(Figure),
  PageDetails,
  Steps,
  Term,
};
