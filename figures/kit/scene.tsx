import {createContext, useContext, type ReactNode} from 'react';
import type {Locale} from '../../src/config/locales';
import {labels, type LabelKey} from '../../src/data/labels';
import type {Colours} from '../../src/lib/siteColours';

export type {LabelKey, Locale};

/** A text that is not a label of the interface, in both languages. */
export type Words = Record<Locale, string>;

/** Units of a figure's width. It is shown at most 960 px wide, on a phone about 350. */
export const WIDTH = 600;

export interface Drawing {
  locale: Locale;
  colours: Colours;
}

const DrawingContext = createContext<Drawing | undefined>(undefined);

/** Draws its part in one language, whatever the language of the page. */
export function Speaking({locale, children}: {locale: Locale; children: ReactNode}): ReactNode {
  const {c} = usePen();
  return <DrawingContext.Provider value={{locale, colours: c}}>{children}</DrawingContext.Provider>;
}

interface Pen {
  locale: Locale;
  /** A colour by its meaning. */
  c: Colours;
  /** A label of the interface, by its key in `src/data`. */
  label: (key: LabelKey) => string;
  /** A text in the language of the drawing. */
  say: (words: Words) => string;
}

/** What each part of a drawing needs: colours and words of this rendering. */
export function usePen(): Pen {
  const drawing = useContext(DrawingContext);
  if (!drawing) {
    throw new Error('A part of a figure is drawn outside <Scene>.');
  }
  const {locale, colours} = drawing;
  return {
    locale,
    c: colours,
    label: (key) => labels[locale][key],
    say: (words) => words[locale],
  };
}

/** Size in pixels of a sheet so many units high, when it is as wide as it gets. */
export function pixelSize(height: number): {width: number; height: number} {
  return {width: 960, height: Math.round((height * 960) / WIDTH)};
}

/** The sheet that a figure is drawn on. */
export function Scene({
  drawing,
  height,
  children,
}: {
  drawing: Drawing;
  height: number;
  children: ReactNode;
}): ReactNode {
  return (
    <DrawingContext.Provider value={drawing}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${WIDTH} ${height}`}
        {...pixelSize(height)}
        fontFamily="system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
      >
        <rect width={WIDTH} height={height} fill={drawing.colours('surface')} />
        {children}
      </svg>
    </DrawingContext.Provider>
  );
}
