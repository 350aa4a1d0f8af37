/**
 * Replaced: Admonition/Icon/Tip of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a line icon, hidden from screen readers.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconTip(props: ComponentProps<'svg'>): ReactNode {
  return (
    <LineIcon
      {...props}
      d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3"
    />
  );
}
