/**
 * Replaced: MDXComponents/Code of @docusaurus/theme-classic 3.9.1.
 *
 * Why: code blocks are highlighted at build time (`src/components/CodeBlock`), so only inline code is left. Upstream's
 * component would add its highlighter to every page.
 */
export {default} from '@theme/CodeInline';
