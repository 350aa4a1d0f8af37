import {componentsOf, textAttribute} from '../components';
import {figureNames, readFigures} from '../figures';
import {suggest} from '../nearest';
import {placeOf} from '../place';
import type {Rule} from '../rule';

/** A figure is drawn before a page names it, and is of the kind that the component shows. */
export const figureKnown: Rule = {
  name: 'figure-known',
  guide(guide, report) {
    const figures = readFigures(guide);
    for (const page of guide.pages) {
      for (const component of componentsOf(page)) {
        const name = textAttribute(component, 'name');
        const known = figureNames(figures, component.name);
        if (name !== undefined && known && !known.includes(name)) {
          const other = component.name === 'Figure' ? 'Walkthrough' : 'Figure';
          report({
            ...placeOf(page, component),
            found: `<${component.name} name="${name}">`,
            expected: 'the name of a figure of src/data/figures.json',
            remedy: figures[name]
              ? `Write <${other} name="${name}" />.`
              : `${suggest(name, known)} A new one is drawn in figures/scenes: see CONTRIBUTING.md.`,
          });
        }
      }
    }
  },
};
