import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Checked by `packages/remark/src/steps.ts`. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
