/**
 * Ejected: TabItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: relates panels to tabs for screen readers, and labels them in print and without scripts. Changes are
 * marked with "Ours".
 */
import type {HTMLAttributes, ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';

export default function TabItem({
  children,
  hidden,
  className,
  label,
  value,
  attributes,
}: Props): ReactNode {
  // Ours: relation and label. `Tabs` sets the attributes. The margin of the last element is in src/css.
  const tab: HTMLAttributes<HTMLElement> = attributes ?? {};
  return (
    <div
      role="tabpanel"
      id={tab['aria-controls']}
      aria-labelledby={tab.id}
      className={clsx('tab-panel', className)}
      hidden={hidden}
    >
      <p className="tab-label">
        <b>{label ?? value}</b>
      </p>
      {children}
    </div>
  );
}
