/**
 * Replaced: Admonition/Icon/Warning of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a line icon, hidden from screen readers.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconWarning(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M12 4 2.5 20h19zM12 10v4.5M12 17.2v.3" />;
}
