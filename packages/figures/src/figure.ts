import type {ReactNode} from 'react';
import type {Locale, Words} from './kit';

/** One drawing: how tall it is in units of the kit's width, and what is on it. */
export interface Sheet {
  height: number;
  draw: () => ReactNode;
  /** Of all its words, whatever the language of the page. */
  locale?: Locale;
}

/** A frame of a walkthrough, with the words below it. */
interface Frame {
  caption: Words;
  draw: () => ReactNode;
}

/** A figure is one sheet, or the frames of a walkthrough. Its alternative text is in `plan.json`. */
export type Figure = Sheet | {height: number; frames: Frame[]};

/** Gives a scene its type: `export default defineFigure({height, draw})`. */
export function defineFigure<F extends Figure>(figure: F): F {
  return figure;
}
