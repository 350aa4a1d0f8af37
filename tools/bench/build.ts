import {copySite} from './copies';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {runBuild} from './runBuild';
import type {Cost} from './runMeasured';

/** Builds copies of the sites: with nothing kept from another build, then once more. */
export async function measureBuild({
  beside,
  runs,
  pages,
  locales,
}: Pick<Options, 'beside' | 'runs' | 'pages' | 'locales'>): Promise<Measure[]> {
  const ours = {name: 'ours', source: 'ours'} as const;
  const sites = beside === 'stock' ? [ours, {name: 'other', source: 'stock'} as const] : [ours];
  const builds = await interleave(sites, runs, async ({source}) => {
    const folder = await copySite(source, pages);
    const cold = await runBuild(folder, locales);
    return {cold, warm: await runBuild(folder, locales)};
  });
  const size = pages === undefined ? '' : `${pages} pages, `;
  const measure = (
    state: 'cold' | 'warm',
    unit: 's' | 'MB',
    pick: (cost: Cost) => number,
  ): Measure => ({
    part: 'build',
    name: size + state,
    unit,
    ...medians(builds, (build) => pick(build[state])),
  });
  return (['cold', 'warm'] as const).flatMap((state) => [
    measure(state, 's', ({seconds}) => seconds),
    measure(state, 'MB', ({megabytes}) => megabytes),
  ]);
}
