import {useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {replaceAddress} from './replaceAddress';
import styles from './styles.module.css';

interface Props {
  id: string;
  method: string;
  path: string;
  title: string;
  children: ReactNode;
}

/** Start of the anchors of operations, written by `packages/openapi/src/reference.ts`. */
const ANCHOR = '#op-';

/** Keeps the server-rendered HTML. A constant, as React would apply a new object. */
const serverHtml = {__html: ''};

/** Links to its anchor open it. While it's open, its anchor is in the address. */
export default function Operation({id, method, path, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const sectionHash = useRef('');
  // Closed operations aren't hydrated until opened.
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isLive, setIsLive] = useState(!isHydrating);
  // Must run before Docusaurus scrolls to the anchor.
  useLayoutEffect(() => {
    if (location.hash === `#${id}`) {
      details.current!.open = true;
    }
    setIsLive((was) => was || details.current!.open);
  }, [location, id]);
  const followToggle = ({currentTarget: {open}}: SyntheticEvent<HTMLDetailsElement>) => {
    setIsLive(true);
    const address = new URL(window.location.href);
    if (open === (address.hash === `#${id}`)) {
      return;
    }
    if (open && !address.hash.startsWith(ANCHOR)) {
      sectionHash.current = address.hash;
    }
    address.hash = open ? id : sectionHash.current;
    replaceAddress(address);
  };
  return (
    <details ref={details} className={styles.operation} onToggle={followToggle}>
      <summary>
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- <summary> must not contain its link */}
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

/** Not a tab stop, as the table of resources links to each operation. */
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
