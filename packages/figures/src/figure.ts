import type {ReactNode} from 'react';
import type {Locale, Words} from './kit';

/** One drawing, `WIDTH` units wide. */
export interface Sheet {
  height: number;
  draw: () => ReactNode;
  /** Default: the language of the page. */
  locale?: Locale;
}

/** Frame of a walkthrough. */
interface Frame {
  caption: Words;
  draw: () => ReactNode;
}

/** One sheet or the frames of a walkthrough. The alternative text is in `plan.json`. */
export type Figure = Sheet | {height: number; frames: Frame[]};

/** Types a scene: `export default defineFigure({height, draw})`. */
export function defineFigure<F extends Figure>(figure: F): F {
  return figure;
}
