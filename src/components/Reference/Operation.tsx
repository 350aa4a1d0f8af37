import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface Props {
  /** What links lead to. */
  id: string;
  /** In lower case: `get`. */
  method: string;
  path: string;
  title: string;
  /** The text, then the code. */
  children: ReactNode;
}

/** Leaves the HTML of the server alone while React hydrates; one object, as another would replace it. */
const asItIs = {__html: ''};

/** An operation of the API, which folds. A link to it opens it. */
export default function Operation({id, method, path, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // What is folded in the HTML of the server stays as it is, and is hydrated when it opens.
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [isLive, setIsLive] = useState(!isHydrating);
  // Before Docusaurus scrolls to it.
  useLayoutEffect(() => {
    if (location.hash === `#${id}`) {
      details.current!.open = true;
    }
    // A reader may have been faster than the script.
    setIsLive((was) => was || details.current!.open);
  }, [location, id]);
  return (
    <details ref={details} className={styles.operation} onToggle={() => setIsLive(true)}>
      <summary>
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- its link would be called by the id */}
        <h4 id={id} className="anchor">
          <span data-method={method}>{method.toUpperCase()}</span> <code>{path}</code>{' '}
          <span className={styles.title}>{title}</span>
          <LinkTo id={id} title={title} />
        </h4>
      </summary>
      {isLive ? (
        <div key="live" className={styles.columns}>
          {children}
        </div>
      ) : (
        <div className={styles.columns} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
      )}
    </details>
  );
}

/** The link of a heading, as Docusaurus has it. Keys pass it over: the table of resources leads to each operation. */
function LinkTo({id, title}: Pick<Props, 'id' | 'title'>): ReactNode {
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
