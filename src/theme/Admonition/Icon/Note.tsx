/**
 * Replaced: Admonition/Icon/Note of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a line icon, hidden from screen readers.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function AdmonitionIconNote(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.3" />;
}
