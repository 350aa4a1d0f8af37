import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Folded messages of an error, for reports. Needs no context. */
export default function ErrorDetails({children}: {children: string}): ReactNode {
  return (
    <details className={styles.details}>
      <summary>
        <Translate id="errorDetails.title" description="Unfolds the technical message of an error">
          Details
        </Translate>
      </summary>
      <div>{children}</div>
    </details>
  );
}
