/**
 * Replaced: MDXComponents/Code of @docusaurus/theme-classic 3.9.1.
 *
 * Why: only renders inline code. The build highlights code blocks (`src/components/CodeBlock`),
 * without loading upstream's highlighter on every page.
 */
export {default} from '@theme/CodeInline';
