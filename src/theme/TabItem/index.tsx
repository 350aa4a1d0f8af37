/**
 * Ejected: TabItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: gives panels a name, and a label in print and without scripts. Our changes are between "changed" and "end".
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';

// changed: name, class (`src/css/base.css`) and label
export default function TabItem({children, hidden, className, label, value}: Props): ReactNode {
  const name = label ?? value;
  return (
    <div role="tabpanel" aria-label={name} className={clsx('tab-panel', className)} hidden={hidden}>
      <p className="tab-label">
        <b>{name}</b>
      </p>
      {/* end */}
      {children}
    </div>
  );
}
