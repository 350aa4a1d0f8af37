/**
 * Replaced: Icon/Language of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a line icon.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconLanguage(props: ComponentProps<'svg'>): ReactNode {
  return (
    <LineIcon
      {...props}
      d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3"
    />
  );
}
