import {Children, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {longDate} from '@guide/content/longDate';
import styles from './styles.module.css';

export {default as CompareReleases} from './CompareReleases';

interface Props {
  version: string;
  /** `2025-11-18` */
  date: string;
  /** The heading, then the text. */
  children: ReactNode;
}

/** Entry of the release history. CSS shows version and date above the heading. */
export function Release({version, date, children}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [heading, ...text] = Children.toArray(children);
  return (
    <section className={styles.release} data-release={version}>
      {heading}
      <p className={styles.issue}>
        <b className={styles.version}>{version}</b>{' '}
        <time dateTime={date}>{longDate(date, currentLocale)}</time>
      </p>
      {text}
    </section>
  );
}
