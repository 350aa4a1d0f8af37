/**
 * Replaced: Admonition/Icon/Danger of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a line icon, hidden from screen readers.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconDanger(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.3" />;
}
