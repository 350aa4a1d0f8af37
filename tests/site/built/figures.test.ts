import {describe, expect, it} from 'vitest';
import plan from '../../../packages/figures/src/plan.json';
import figures from '../../../src/data/figures.json';
import {buildHas, openPage, plain, readBuild} from '../../support/build';
import {locales, plannedPages} from '../../support/contract';

const planned = Object.entries(plan);
const drawn = figures as Record<string, {frames?: unknown[]}>;

it('draws the figures of the plan', () => {
  expect(Object.keys(figures).sort()).toEqual(planned.map(([name]) => name).sort());
  expect(planned.length).toBeGreaterThan(70);
});

describe.each(locales)('figures in %s', (locale) => {
  const addresses = new Map(plannedPages(locale).map(({id, path}) => [id, path]));

  it.each(planned)(
    '%s stands in its section, with its alternative text',
    (name, {page, section, alt}) => {
      const $ = openPage(addresses.get(page)!);
      const inSection = $(`#${section}`).nextUntil('h2');
      const sheet = drawn[name]!.frames ? `${name}-1` : name;
      const figure = inSection
        .find(`img[src$="/figures/${locale}/${sheet}-light.svg"]`)
        .add(inSection.filter('figure').find(`img[src$="/figures/${locale}/${sheet}-light.svg"]`));
      expect(figure.length).toBeGreaterThan(0);
      const text = drawn[name]!.frames
        ? figure.closest('section').attr('aria-label')
        : figure.first().attr('alt');
      expect(plain(text ?? '')).toBe(alt[locale]);
      expect(Number(figure.first().attr('width'))).toBe(960);
      expect(Number(figure.first().attr('height'))).toBeGreaterThan(100);
    },
  );

  it.each(planned)(
    '%s has all its drawings, in both modes, under 20 kB, with text as text',
    (name) => {
      const {frames} = drawn[name]!;
      const sheets = frames ? frames.map((_, index) => `${name}-${index + 1}`) : [name];
      for (const sheet of sheets) {
        for (const mode of ['light', 'dark']) {
          const file = `figures/${locale}/${sheet}-${mode}.svg`;
          expect(buildHas(file), file).toBe(true);
          const svg = readBuild(file);
          expect(Buffer.byteLength(svg), file).toBeLessThan(20_000);
          expect(svg, file).toContain('<text');
        }
      }
    },
  );
});
