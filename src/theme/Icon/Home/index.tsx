/**
 * Replaced: Icon/Home of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's isn't hidden from screen readers, although its link has a name.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return <LineIcon {...props} d="m4 11 8-7 8 7v9h-5v-6H9v6H4z" />;
}
