import {useRef, type MouseEvent, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {replaceUrl} from '@site/src/client/replaceUrl';
import HeadingLink from '@site/src/components/HeadingLink';
import Fold from './Fold';
import styles from './styles.module.css';

interface Props {
  id: string;
  method: string;
  path: string;
  title: string;
  children: ReactNode;
}

/** While it's open, its anchor is in the URL. */
export default function Operation({id, method, path, title, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const verb = method.toUpperCase();
  const sectionHash = useRef('');
  const followClick = ({currentTarget}: MouseEvent) => {
    const url = new URL(window.location.href);
    const target = document.getElementById(url.hash.slice(1));
    const opens = !currentTarget.closest('details')!.open;
    if (opens && !target?.dataset.operation) {
      sectionHash.current = url.hash;
    }
    if (opens || target?.id === id) {
      url.hash = opens ? id : sectionHash.current;
      replaceUrl(url);
    }
  };
  const summary = (
    <summary onClick={followClick}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- <summary> must not contain its link */}
      <h4 id={id} className="anchor" data-operation={`${verb} ${path}`}>
        <span data-method={method}>{verb}</span> <code>{path}</code>{' '}
        <span className={styles.title}>{title}</span>
      </h4>
    </summary>
  );
  return (
    <div className={styles.linked}>
      <HeadingLink id={id} heading={title} />
      <Fold id={id} summary={summary}>
        <div className={styles.columns}>{children}</div>
      </Fold>
    </div>
  );
}
