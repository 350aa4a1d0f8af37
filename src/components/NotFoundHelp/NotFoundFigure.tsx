import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A telescope that misses a star: an ornament, in colours that both modes bear. */
export default function NotFoundFigure(): ReactNode {
  return (
    <img
      src={useBaseUrl('/img/not-found.svg')}
      className={styles.figure}
      alt=""
      width={224}
      height={112}
    />
  );
}
