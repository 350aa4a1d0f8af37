/**
 * Replaced: Icon/LightMode of @docusaurus/theme-classic 3.9.1.
 *
 * Why: a line icon.
 */
import type {ComponentProps, ReactNode} from 'react';
import LineIcon from '@site/src/components/LineIcon';

export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <LineIcon
      {...props}
      d="M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0m4-9v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4"
    />
  );
}
