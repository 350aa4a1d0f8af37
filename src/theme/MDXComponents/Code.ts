/**
 * Replaced: MDXComponents/Code of @docusaurus/theme-classic 3.9.1.
 *
 * Why: only inline code is left, as the build highlights code blocks (`src/components/CodeBlock`). Upstream would add
 * its highlighter to every page.
 */
export {default} from '@theme/CodeInline';
