import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PlainCode} from '@site/src/components/CodeBlock';
import styles from './styles.module.css';

interface Props {
  /** Links to this anchor, or to one in the content, open it. */
  id: string;
  summary: ReactNode;
  children: ReactNode;
}

/** React keeps the server-rendered HTML while this object is the same. */
const serverHtml = {__html: ''};

/** <details> with code that is plain, and server-rendered HTML that is kept, until first opened. */
export default function Fold({id, summary, children}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isServerHtml] = useState(isHydrating);
  // In the HTML that an outer fold replaces when it's opened.
  const [wasOpen] = useState(() => ExecutionEnvironment.canUseDOM && !isHydrating && isOpen(id));
  const [hasOpened, setHasOpened] = useState(wasOpen);
  // Must run before Docusaurus scrolls to the anchor.
  useLayoutEffect(() => {
    const {current} = details;
    const anchor = location.hash.slice(1);
    const target = document.getElementById(anchor);
    if (target && (anchor === id || current!.contains(target))) {
      current!.open = true;
      // An inner fold, which isn't rendered yet.
      target.closest('details')?.setAttribute('open', '');
      // Docusaurus doesn't scroll on the first page.
      target.scrollIntoView();
    }
    setHasOpened((hadOpened) => hadOpened || current!.open);
  }, [location, id]);
  return (
    <details
      ref={details}
      className={styles.fold}
      data-fold={id}
      open={wasOpen}
      onToggle={() => setHasOpened(true)}
    >
      {summary}
      {isServerHtml && !hasOpened ? (
        <div
          className={styles.content}
          suppressHydrationWarning
          dangerouslySetInnerHTML={serverHtml}
        />
      ) : (
        <div key="rendered" className={styles.content}>
          <PlainCode value={!hasOpened}>{children}</PlainCode>
        </div>
      )}
    </details>
  );
}

function isOpen(id: string): boolean {
  return document.querySelector<HTMLDetailsElement>(`[data-fold="${id}"]`)?.open ?? false;
}
