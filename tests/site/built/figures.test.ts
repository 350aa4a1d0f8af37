import {describe, expect, it} from 'vitest';
import plan from '../../../figures/plan.json';
import figures from '../../../src/data/figures.json';
import {buildHas, openPage, collapseSpaces, readBuild} from '../../support/build';
import {locales, contractPages} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

const figureData = figures as Record<string, {frames?: unknown[]}>;

/** One, or one per frame of a walkthrough. */
const imageNamesOf = (name: string) =>
  figureData[name]?.frames?.map((_, index) => `${name}-${index + 1}`) ?? [name];

describe.each(locales)('figures in %s', (locale) => {
  it('are in their sections, with sizes and alternative texts', () => {
    const addresses = new Map(contractPages(locale).map(({id, path}) => [id, path]));
    const names = Object.keys(plan) as (keyof typeof plan)[];
    expect(names.length).toBeGreaterThan(70);
    expectFacts(names, (name) => {
      const {page, section, alt} = plan[name];
      const $ = openPage(addresses.get(page)!);
      const selector = `img[src$="/figures/${locale}/${imageNamesOf(name)[0]}-light.svg"]`;
      const image = $(`#${section}`).nextUntil('h2').find(selector).first();
      const text = figureData[name]?.frames
        ? image.closest('section').attr('aria-label')
        : image.attr('alt');
      return {
        text: [collapseSpaces(text ?? ''), alt[locale]],
        width: [image.attr('width'), '960'],
        hasHeight: [Number(image.attr('height')) > 100, true],
      };
    });
  });

  it('have images for both modes, under 20 kB, with text as text', () => {
    const files = Object.keys(plan)
      .flatMap(imageNamesOf)
      .flatMap((name) => ['light', 'dark'].map((mode) => `figures/${locale}/${name}-${mode}.svg`));
    const isValid = (svg: string) => Buffer.byteLength(svg) < 20_000 && svg.includes('<text');
    expect(files.filter((file) => !buildHas(file) || !isValid(readBuild(file)))).toEqual([]);
  });
});
