/**
 * Ejected: TabItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: relates panels to tabs for screen readers, and labels them without scripts and in print.
 */
import type {HTMLAttributes, ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';

// changed: relation to the tab, class, label
export default function TabItem({
  children,
  hidden,
  className,
  label,
  value,
  attributes,
}: Props): ReactNode {
  // Set by Tabs.
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
      {/* end */}
      {children}
    </div>
  );
}
