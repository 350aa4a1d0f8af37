import type {ComponentProps, ReactNode} from 'react';

/** Inline SVG for icons of the theme, in the style of `src/css/icons.css`. */
export default function LineIcon({d, ...props}: {d: string} & ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      // Grows with large text.
      width="1.25rem"
      height="1.25rem"
    >
      <path d={d} />
    </svg>
  );
}
