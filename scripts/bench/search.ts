import type {Browser} from '@playwright/test';
import {profiles} from '../measure/profiles';
import {startPages, typedQueries} from '../search/bench/queries';
import {visit, type Search} from '../search/bench/visits';
import {goals} from './goals';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {warmUp, type Site} from './sites';

const states = ['cold', 'warm'] as const;

/**
 * Opens the search by its shortcut and pastes a query, for the first time and once more: how fast a
 * reader types is not counted. Stock has no search without an account.
 */
export async function measureSearch(
  browser: Browser,
  ours: Site,
  {locales, runs}: Pick<Options, 'locales' | 'runs'>,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const profile of profiles) {
    for (const locale of locales) {
      const address = startPages[locale];
      const [first = '', second = ''] = typedQueries[locale];
      await warmUp(browser, [ours], [address]);
      const take = () =>
        visit(browser, ours.server.origin + address, profile, [first, second], 'pasted');
      // The server has yet to compress what a search fetches.
      await take();
      const visits = await interleave([ours], runs, take);
      measures.push(
        ...states.map((state) => ({
          part: 'search' as const,
          name: `${profile.name}, ${state}: shortcut to first result`,
          unit: 'ms' as const,
          locale,
          goal: profile.line && goals.search[state],
          ...medians(visits, (one) => timeOfHit(one[state])),
        })),
      );
    }
  }
  return measures;
}

function timeOfHit({hit, query, typed}: Search): number {
  if (hit === undefined) {
    throw new Error(`The search for “${query}” showed nothing; its field held “${typed}”.`);
  }
  return hit;
}
