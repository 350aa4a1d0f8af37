/**
 * Ejected: TabItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: relates panels to tabs for screen readers, and labels them without scripts and in print.
 */
import type {HTMLAttributes, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import UpstreamTabItem from '@theme-original/TabItem';

// changed: relation to the tab, class, label
export default function TabItem(props: Props): ReactNode {
  const {children, className, label, value, attributes} = props;
  // Upstream gets `hidden` as a prop, and from a context as of Docusaurus 3.10.
  const panel = UpstreamTabItem(props) as ReactElement<{hidden?: boolean}> | null;
  // Set by Tabs.
  const tab: HTMLAttributes<HTMLElement> = attributes ?? {};
  return (
    panel && (
      <div
        role="tabpanel"
        id={tab['aria-controls']}
        aria-labelledby={tab.id}
        className={clsx('tab-panel', className)}
        hidden={panel.props.hidden}
      >
        <p className="tab-label">
          <b>{label ?? value}</b>
        </p>
        {/* end */}
        {children}
      </div>
    )
  );
}
