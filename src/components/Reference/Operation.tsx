import {useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {replaceUrl} from '@site/src/client/replaceUrl';
import HeadingLink from '@site/src/components/HeadingLink';
import styles from './styles.module.css';

interface Props {
  id: string;
  method: string;
  path: string;
  title: string;
  children: ReactNode;
}

/** Makes React keep the server-rendered HTML. A constant, as React would apply a new object. */
const serverHtml = {__html: ''};

/** Links to its anchor open the <details>. While it's open, the anchor is in the URL. */
export default function Operation({id, method, path, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const verb = method.toUpperCase();
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  const sectionHash = useRef('');
  // Closed operations aren't hydrated until opened.
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isHydrated, setIsHydrated] = useState(!isHydrating);
  // Must run before Docusaurus scrolls to the anchor.
  useLayoutEffect(() => {
    if (location.hash === `#${id}`) {
      details.current!.open = true;
    }
    setIsHydrated((current) => current || details.current!.open);
  }, [location, id]);
  const followToggle = ({currentTarget: {open}}: SyntheticEvent<HTMLDetailsElement>) => {
    setIsHydrated(true);
    const url = new URL(window.location.href);
    if (open === (url.hash === `#${id}`)) {
      return;
    }
    const target = document.getElementById(url.hash.slice(1));
    if (open && !target?.dataset.operation) {
      sectionHash.current = url.hash;
    }
    url.hash = open ? id : sectionHash.current;
    replaceUrl(url);
  };
  return (
    <div className={styles.linked}>
      <HeadingLink id={id} heading={title} />
      <details ref={details} className={styles.operation} onToggle={followToggle}>
        <summary>
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- <summary> must not contain its link */}
          <h4 id={id} className="anchor" data-operation={`${verb} ${path}`}>
            <span data-method={method}>{verb}</span> <code>{path}</code>{' '}
            <span className={styles.title}>{title}</span>
          </h4>
        </summary>
        {isHydrated ? (
          <div key="hydrated" className={styles.columns}>
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
    </div>
  );
}
