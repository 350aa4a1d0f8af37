import type {FigureData} from '../../src/markdown/figures';
import {componentsOf, textAttribute, type Component} from './components';
import type {Guide, Page} from './guide';

export const figuresFile = 'src/data/figures.json';

type Figures = Record<string, FigureData>;

/** The figures of the project, by name. */
export function readFigures(guide: Guide): Figures {
  return guide.readJson<Figures>(figuresFile);
}

/** The names that `<Figure>` or `<Walkthrough>` may carry; `undefined` for another component. */
export function figureNames(figures: Figures, component: string | null): string[] | undefined {
  const hasFrames = {Figure: false, Walkthrough: true}[component ?? ''];
  return hasFrames === undefined
    ? undefined
    : Object.keys(figures).filter((name) => Boolean(figures[name]!.frames) === hasFrames);
}

/** A figure where a page shows it. */
export interface UsedFigure {
  page: Page;
  component: Component;
  name: string;
  figure: FigureData;
}

/** The figures that pages show, but for those that do not exist. */
export function usedFigures(guide: Guide): UsedFigure[] {
  const figures = readFigures(guide);
  return guide.pages.flatMap((page) =>
    componentsOf(page).flatMap((component) => {
      const name = textAttribute(component, 'name') ?? '';
      const isShown = figureNames(figures, component.name)?.includes(name);
      return isShown ? [{page, component, name, figure: figures[name]!}] : [];
    }),
  );
}
