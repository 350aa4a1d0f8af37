import type {ReactNode} from 'react';

/** Units of a figure's width. It is shown at most 960 px wide, on a phone about 350. */
export const WIDTH = 600;

/** Size in pixels of a sheet so many units high, when it is as wide as it gets. */
export function pixelSize(height: number): {width: number; height: number} {
  return {width: 960, height: Math.round((height * 960) / WIDTH)};
}

/** The sheet that a figure is drawn on. Its colours are names of `colours.ts`. */
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
