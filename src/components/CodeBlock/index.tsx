import {useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {announce} from '@site/src/client/announce';
import {useOverflow} from '@site/src/client/useOverflow';
import styles from './styles.module.css';

/** How long the button says that it has copied; in milliseconds. */
const SHOWN_FOR = 2000;

interface CodeBlockProps {
  /** The code, coloured by the build (`packages/remark/src/code`). Its text is the code itself. */
  html: string;
  /** Prism id of the language: `bash`. */
  language?: string;
  /** Name of the language, for the reader. */
  languageName?: string;
  title?: string;
}

/** A block of code, with a button that copies it, and one that wraps it where it is too wide. */
export default function CodeBlock({
  html,
  language = '',
  languageName,
  title,
}: CodeBlockProps): ReactNode {
  const [wrapped, setWrapped] = useState(false);
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
        className={clsx(styles.code, (wrapped || language === 'json') && styles.wrapped)}
      >
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}

interface CopyButtonProps {
  className?: string;
  source: RefObject<HTMLElement | null>;
}

/** Copies the text of an element. Where the browser refuses, it selects the text instead. */
function CopyButton({className, source}: CopyButtonProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const done = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  const copy = async () => {
    const element = source.current!;
    try {
      await navigator.clipboard.writeText(element.textContent);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_FOR);
      announce(done);
    } catch {
      getSelection()?.selectAllChildren(element);
    }
  };
  return (
    <button type="button" className={className} onClick={copy}>
      {copied
        ? done
        : translate({
            id: 'theme.CodeBlock.copy',
            message: 'Copy',
            description: 'The copy button label on code blocks',
          })}
    </button>
  );
}
