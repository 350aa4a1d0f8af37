import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A procedure: an ordered list. `packages/remark/src/steps.ts` checks its content. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
