import {goals} from './goals';
import {interleave, medians, type Measure} from './measure';
import type {Options} from './options';
import {runBuild} from './runBuild';
import {copySite, type SiteName} from './siteFolders';

/** Builds copies of the sites in both languages: with nothing kept from another build, then once more. */
export async function measureBuild(
  names: SiteName[],
  {runs}: Pick<Options, 'runs'>,
): Promise<Measure[]> {
  const sites = names.map((name) => ({name}));
  const builds = await interleave(sites, runs, async ({name}) => {
    const folder = await copySite(name);
    const cold = await runBuild(name, folder);
    const warm = await runBuild(name, folder);
    return {cold, warm};
  });
  const cold = medians(builds, (build) => build.cold.seconds);
  const measures: Measure[] = [
    {part: 'build', name: 'cold', unit: 's', goal: goals.build.cold, ...cold},
    {
      part: 'build',
      name: 'warm (ratio to stock’s cold)',
      unit: 's',
      goal: goals.build.warm,
      ...medians(builds, (build) => build.warm.seconds),
      base: cold.stock,
    },
  ];
  const memory = (name: string, of: 'cold' | 'warm', part: 'all' | 'largest'): Measure => ({
    part: 'build',
    name,
    unit: 'MB',
    ...medians(builds, (build) => build[of].memory[part]),
  });
  return [
    ...measures,
    memory('peak memory, cold', 'cold', 'all'),
    memory('of it in the largest process', 'cold', 'largest'),
    memory('peak memory, warm', 'warm', 'all'),
  ];
}
