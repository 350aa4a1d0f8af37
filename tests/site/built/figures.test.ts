import {it} from 'vitest';
import plan from '../../../figures/plan.json';
import figures from '../../../src/data/figures.json';
import {openPage, collapseSpaces} from '../../support/build';
import {locales, contractPages} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';

const figureData = figures as Record<string, {frames?: unknown[]}>;

it.each(locales)('figures in %s are in their sections, with sizes and texts', (locale) => {
  const addresses = new Map(contractPages(locale).map(({id, path}) => [id, path]));
  const names = Object.keys(plan) as (keyof typeof plan)[];
  expectFacts(names, (name) => {
    const {page, section, alt} = plan[name];
    const $ = openPage(addresses.get(page)!);
    const {frames} = figureData[name] ?? {};
    const file = `/figures/${locale}/${name}${frames ? '-1' : ''}-light.svg`;
    const image = $(`#${section}`).nextUntil('h2').find(`img[src$="${file}"]`).first();
    const text = frames ? image.closest('section').attr('aria-label') : image.attr('alt');
    return {
      text: [collapseSpaces(text ?? ''), alt[locale]],
      width: [image.attr('width'), '960'],
      hasHeight: [Number(image.attr('height')) > 100, true],
    };
  });
});
