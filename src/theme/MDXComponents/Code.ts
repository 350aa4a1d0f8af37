/**
 * Replaced: MDXComponents/Code of @docusaurus/theme-classic 3.9.1.
 *
 * Why: blocks of code are coloured at build and have a component of their own
 * (`src/components/CodeBlock`). What is left is code in a line of text; upstream's
 * component would bring its highlighter to every page.
 */
export {default} from '@theme/CodeInline';
