/**
 * Ejected: TabItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: gives panels a name, and a label in print and without scripts. Changes are marked with "Ours".
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  // Ours: name and label. The margin of the last element is in src/css.
  const name = label ?? value;
  return (
    <div role="tabpanel" aria-label={name} className={clsx('tab-panel', className)} hidden={hidden}>
      <p className="tab-label">
        <b>{name}</b>
      </p>
      {children}
    </div>
  );
}
