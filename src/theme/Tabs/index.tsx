/**
 * Wrapped: Tabs of @docusaurus/theme-classic 3.9.1.
 *
 * Why: relates tabs and panels for screen readers.
 */
import {Children, cloneElement, isValidElement, useId, type ReactNode} from 'react';
import type {Props as TabItemProps} from '@theme/TabItem';
import UpstreamTabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

export default function Tabs({children, ...props}: Props): ReactNode {
  const id = useId();
  return (
    <UpstreamTabs {...props}>
      {Children.map(children as ReactNode, (item, index) =>
        isValidElement<TabItemProps>(item)
          ? cloneElement(item, {
              attributes: {
                ...item.props.attributes,
                id: `${id}${index}`,
                'aria-controls': `${id}${index}-panel`,
              },
            })
          : item,
      )}
    </UpstreamTabs>
  );
}
