import type {ReactNode} from 'react';

/** Width of all figures in units. Pages show them at most 960 px wide, phones at about 350. */
export const WIDTH = 600;

/** Returns the largest pixel size of a sheet. @param height in units */
export function pixelSize(height: number): {width: number; height: number} {
  return {width: 960, height: Math.round((height * 960) / WIDTH)};
}

/** Root SVG of a figure. Colours are token names. */
export function Scene({height, children}: {height: number; children: ReactNode}): ReactNode {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      {...pixelSize(height)}
      fontFamily="system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
    >
      <rect width={WIDTH} height={height} fill="surface" />
      {children}
    </svg>
  );
}
