/**
 * Wrapped: MDXComponents of @docusaurus/theme-classic 3.9.1.
 *
 * Why: adds components and error boundaries. `packages/remark/src/autoImport.ts` imports those of
 * few pages.
 */
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@site/src/components/CodeBlock';
import {withErrorBoundary} from '@site/src/components/withErrorBoundary';
import Figure from '@site/src/components/Figure';
import PageDetails from '@site/src/components/PageDetails';
import ScrollingTable from '@site/src/components/ScrollingTable';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';

export default {
  ...MDXComponents,
  details: withErrorBoundary(MDXComponents.details),
  pre: withErrorBoundary(MDXComponents.pre),
  table: ScrollingTable,
  CodeBlock: withErrorBoundary(CodeBlock),
  Figure: withErrorBoundary(Figure),
  PageDetails,
  Steps,
  Term,
};
