import type {ReactNode} from 'react';
import type {Words} from './kit';

/** One drawing: how tall it is in units of the kit's width, and what is on it. */
export interface Sheet {
  height: number;
  draw: () => ReactNode;
}

/** A frame of a walkthrough, with the words below it. */
export interface Frame extends Sheet {
  caption: Words;
}

/** A figure is one sheet, or the frames of a walkthrough. Its alternative text is in `plan.json`. */
export type Figure = Sheet | {frames: Frame[]};

/** Gives a scene its type: `export default defineFigure({height, draw})`. */
export function defineFigure<F extends Figure>(figure: F): F {
  return figure;
}
