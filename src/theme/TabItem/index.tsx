/**
 * Ejected: TabItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's panels have no accessible name. In print and without scripts, all panels are shown, each with its
 * label. Changes are marked with "Ours".
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
