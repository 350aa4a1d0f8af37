/**
 * Replaced: CodeBlock of @docusaurus/theme-classic 3.9.1.
 *
 * Why: our code block. Upstream's highlighter isn't bundled, as the build highlights fenced code.
 */
import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import type {Props} from '@theme/CodeBlock';

export default function ThemeCodeBlock({children, language, title}: Props): ReactNode {
  return (
    <CodeBlock
      language={language}
      languageName={language}
      title={typeof title === 'string' ? title : undefined}
    >
      {children}
    </CodeBlock>
  );
}
