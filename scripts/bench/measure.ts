import type {Locale} from '../../src/config/locales';
import {percentile} from '../measure/statistics';
import type {Goal} from './goals';
import type {Part} from './options';
import type {SiteName} from './siteFolders';

/** How a figure is written, and whether less of it is better. */
export type Unit = 'kB' | 'requests' | 'ms' | 's' | 'MB' | 'score' | 'shift';

/** One figure of each site. */
export interface Measure {
  part: Part;
  /** What was measured, such as "document: JS". */
  name: string;
  unit: Unit;
  /** `undefined`: both languages at once. */
  locale?: Locale;
  ours: number;
  stock?: number;
  /** What ours is compared with, when it is not the same figure of stock. */
  base?: number;
  goal?: Goal;
}

/** What was taken of each site, one for each run. */
export type Samples<Sample> = Partial<Record<SiteName, Sample[]>>;

/** Takes samples of one site and of the other in turn, so that a busy minute hits both. */
export async function interleave<Site extends {name: SiteName}, Sample>(
  sites: readonly Site[],
  runs: number,
  take: (site: Site) => Promise<Sample>,
): Promise<Samples<Sample>> {
  const samples: Samples<Sample> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const site of sites) {
      (samples[site.name] ??= []).push(await take(site));
    }
  }
  return samples;
}

/** The median of each site, of one figure of the samples. @throws when ours has none */
export function medians<Sample>(
  samples: Samples<Sample>,
  pick: (sample: Sample) => number,
): Pick<Measure, 'ours' | 'stock'> {
  const median = (of: Sample[]) => percentile(of.map(pick), 0.5);
  return {
    ours: median(samples.ours ?? []),
    ...(samples.stock && {stock: median(samples.stock)}),
  };
}
