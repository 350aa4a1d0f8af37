import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useOverflow} from '@site/src/client/useOverflow';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** The code, coloured by the build (`packages/content/src/markdown/code`). Its text is the code itself. */
  html: string;
  /** Name of the language, for the reader. */
  language?: string;
  title?: string;
}

/** A block of code, with a button that copies it, and one that wraps it where it is too wide. */
export default function CodeBlock({html, language, title}: CodeBlockProps): ReactNode {
  const [wrapped, setWrapped] = useState(false);
  const {scroller: pre, overflows} = useOverflow<HTMLPreElement>();
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block)}>
      <div className={styles.header}>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.language}>{language}</span>
        {(overflows || wrapped) && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={wrapped}
            onClick={() => setWrapped(!wrapped)}
          >
            <Translate id="codeBlock.wrap" description="Button that wraps the long lines of code">
              Wrap lines
            </Translate>
          </button>
        )}
        <CopyButton className={styles.button} source={pre} />
      </div>
      <pre
        ref={pre}
        tabIndex={overflows ? 0 : undefined}
        // Line breaks mean nothing in JSON, whose texts may be longer than any screen.
        className={clsx(styles.code, (wrapped || language === 'JSON') && styles.wrapped)}
      >
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
