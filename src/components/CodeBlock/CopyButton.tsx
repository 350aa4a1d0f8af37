import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {announce} from '@site/src/client/announce';

interface Props {
  className?: string;
  source: RefObject<HTMLElement | null>;
}

/** How long the button says that it has copied. */
const SHOWN_FOR = 2000;

/** Copies the text of an element. Where the browser refuses, it selects the text instead. */
export default function CopyButton({className, source}: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (copied) {
      const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [copied]);

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
