import type {ReactNode} from 'react';
import type {Locale, Translations} from '.';

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

/** Type-checks a scene: `export default defineFigure({height, draw})`. */
export function defineFigure<F extends Figure>(figure: F): F {
  return figure;
}
