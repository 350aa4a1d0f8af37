import type {ReactNode} from 'react';
import type {Locale, Translations} from './language';

/** In units. On pages, figures are up to 960 px wide; on phones, as wide as the screen. */
export const WIDTH = 600;

/** Cropped on each side: the border of the figure is that of its `Window`. */
const CROP = 4;

/** Returns the largest size on a page. @param height in units */
export function pixelSize(height: number): {width: number; height: number} {
  return {width: 960, height: Math.round(((height - 2 * CROP) * 960) / (WIDTH - 2 * CROP))};
}

/** Root of a figure. Colours are token names, which `paint` replaces. */
export function Scene({height, children}: {height: number; children: ReactNode}): ReactNode {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[CROP, CROP, WIDTH - 2 * CROP, height - 2 * CROP].join(' ')}
      {...pixelSize(height)}
      fontFamily="system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
    >
      <rect width={WIDTH} height={height} fill="surface" />
      {children}
    </svg>
  );
}

/** A drawing, `WIDTH` units wide. */
export interface FigureImage {
  height: number;
  draw: () => ReactNode;
  /** Default: the language of the page. */
  locale?: Locale;
}

interface Frame {
  caption: Translations;
  draw: () => ReactNode;
}

/** A drawing, or the frames of a walkthrough. Alternative texts are in `plan.json`. */
export type Figure = FigureImage | {height: number; frames: Frame[]};

/** Type-checks a scene. */
export function defineFigure<F extends Figure>(figure: F): F {
  return figure;
}
