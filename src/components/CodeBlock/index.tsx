import {createContext, useContext, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {announce} from '@site/src/client/announce';
import {useOverflow} from '@site/src/client/useOverflow';
import styles from './styles.module.css';

/** Whether code blocks omit highlighting and buttons, because their container is closed. */
export const PlainCode = createContext(false);

const COPIED_DURATION_MS = 2000;

interface CodeBlockProps {
  /** Marked by `packages/remark/src/code`. */
  html?: string;
  children?: ReactNode;
  /** Prism id: `bash`. */
  language?: string;
  languageName?: string;
  title?: string;
}

export default function CodeBlock({
  html,
  children,
  language = '',
  languageName,
  title,
}: CodeBlockProps): ReactNode {
  const isPlain = useContext(PlainCode);
  const [isWrapped, setIsWrapped] = useState(false);
  const {scroller: pre, overflows} = useOverflow<HTMLPreElement>();
  return (
    <div
      className={clsx(ThemeClassNames.common.codeBlock, styles.block)}
      // Read by packages/built-site.
      data-language={language}
      data-title={title}
    >
      <div className={styles.header}>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.language}>{languageName}</span>
        {(overflows || isWrapped) && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={isWrapped}
            onClick={() => setIsWrapped(!isWrapped)}
          >
            <Translate id="codeBlock.wrap" description="Button that wraps the long lines of code">
              Wrap lines
            </Translate>
          </button>
        )}
        {!isPlain && <CopyButton className={styles.button} source={pre} />}
      </div>
      <pre
        ref={pre}
        tabIndex={overflows ? 0 : undefined}
        // JSON can have very long strings.
        className={clsx(styles.code, (isWrapped || language === 'json') && styles.wrapped)}
      >
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          <code dangerouslySetInnerHTML={{__html: isPlain ? withoutTags(html) : html}} />
        )}
      </pre>
    </div>
  );
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

interface CopyButtonProps {
  className?: string;
  source: RefObject<HTMLElement | null>;
}

/** Copies the text of `source`, or selects it if the browser refuses. */
function CopyButton({className, source}: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copiedLabel = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  const copy = async () => {
    const element = source.current!;
    try {
      await navigator.clipboard.writeText(element.textContent);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), COPIED_DURATION_MS);
      announce(copiedLabel);
    } catch {
      getSelection()?.selectAllChildren(element);
    }
  };
  return (
    <button type="button" className={className} onClick={copy}>
      {isCopied
        ? copiedLabel
        : translate({
            id: 'theme.CodeBlock.copy',
            message: 'Copy',
            description: 'The copy button label on code blocks',
          })}
    </button>
  );
}
