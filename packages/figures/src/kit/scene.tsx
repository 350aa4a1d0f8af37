import type {ReactNode} from 'react';

/** In units. Pages show figures at most 960 px wide, phones about 350. */
export const WIDTH = 600;

/** Largest size. @param height in units */
export function pixelSize(height: number): {width: number; height: number} {
  return {width: 960, height: Math.round((height * 960) / WIDTH)};
}

/** Colours are token names. */
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
