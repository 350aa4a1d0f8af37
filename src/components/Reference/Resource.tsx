import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Fold from './Fold';
import styles from './styles.module.css';

interface Props {
  /** Anchor of its heading. */
  id: string;
  /** Separated by spaces: `get post`. */
  methods: string;
  children: ReactNode;
}

export default function Resource({id, methods, children}: Props): ReactNode {
  const summary = (
    <summary data-non-content="">
      <span>
        <Translate
          id="resource.summary"
          description="Above the closed list of fields and requests of an API resource"
        >
          Fields and requests
        </Translate>{' '}
        {methods.split(' ').map((method) => (
          <span key={method} data-method={method}>
            {method.toUpperCase()}
          </span>
        ))}
      </span>
    </summary>
  );
  return (
    <div className={styles.resource}>
      <Fold id={id} summary={summary}>
        {children}
      </Fold>
    </div>
  );
}
