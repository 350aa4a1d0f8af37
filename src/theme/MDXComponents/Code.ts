/**
 * Replaced: MDXComponents/Code of @docusaurus/theme-classic 3.9.1.
 *
 * Why: only renders inline code, as the build highlights code blocks (`src/components/CodeBlock`). Upstream would load
 * its highlighter on every page.
 */
export {default} from '@theme/CodeInline';
