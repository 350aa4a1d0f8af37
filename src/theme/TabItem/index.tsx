/**
 * Wrapped: TabItem of @docusaurus/theme-classic 3.9.1.
 *
 * Why: on paper and without scripts all panels stand one below the other, each under its label.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';

export default function TabItemWrapper({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label">
        <b>{props.label ?? props.value}</b>
      </p>
      {children}
    </TabItem>
  );
}
