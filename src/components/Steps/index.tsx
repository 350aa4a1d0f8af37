import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A numbered list of things to do, one action a step. `packages/remark/src/steps.ts` checks it. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
