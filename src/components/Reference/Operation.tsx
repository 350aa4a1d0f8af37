import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the heading. */
  id: string;
  /** In lower case: `get`. */
  method: string;
  path: string;
  title: string;
  /** The text, then the code. */
  children: ReactNode;
}

/** Keeps the server's HTML while React hydrates; one object, as another would replace it. */
const serverHtml = {__html: ''};

/** A collapsed card for an API operation. A link to it opens it. */
export default function Operation({id, method, path, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // Closed operations keep the server's HTML, and are rendered when they open.
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isLive, setIsLive] = useState(!isHydrating);
  // Must run before Docusaurus scrolls to it.
  useLayoutEffect(() => {
    if (location.hash === `#${id}`) {
      details.current!.open = true;
    }
    // It may have been opened before hydration.
    setIsLive((was) => was || details.current!.open);
  }, [location, id]);
  return (
    <details ref={details} className={styles.operation} onToggle={() => setIsLive(true)}>
      <summary>
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- it puts its link into the heading, and a summary must not contain links */}
        <h4 id={id} className="anchor">
          <span data-method={method}>{method.toUpperCase()}</span> <code>{path}</code>{' '}
          <span className={styles.title}>{title}</span>
        </h4>
      </summary>
      <DirectLink id={id} title={title} />
      {isLive ? (
        <div key="live" className={styles.columns}>
          {children}
        </div>
      ) : (
        <div
          className={styles.columns}
          suppressHydrationWarning
          dangerouslySetInnerHTML={serverHtml}
        />
      )}
    </details>
  );
}

/** Like Docusaurus's link of a heading. Not a tab stop: the table of resources links to each operation. */
function DirectLink({id, title}: Pick<Props, 'id' | 'title'>): ReactNode {
  const words = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: title},
  );
  return (
    <Link className="hash-link" to={`#${id}`} aria-label={words} title={words} tabIndex={-1} />
  );
}
