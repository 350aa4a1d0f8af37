/**
 * Replaced: Icon/SystemColorMode of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a line icon.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconSystemColorMode(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M4 5h16v11H4zm5 15h6m-3-4v4" />;
}
