import type {Locale} from '../../src/config/locales';
import type {Part} from './options';

/** Digits after the point of a figure in each unit. */
export const digits = {kB: 1, requests: 0, ms: 0, s: 1, MB: 0, score: 0, shift: 3};

/** This build, and the one that it is compared with. */
export type SiteName = 'ours' | 'other';

/** One figure of each site. */
export interface Measure {
  part: Part;
  /** What was measured, such as "document: JS". */
  name: string;
  unit: keyof typeof digits;
  locale?: Locale;
  ours: number;
  other?: number;
  /** What `budgets.json` allows ours. */
  budget?: number;
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
): Pick<Measure, 'ours' | 'other'> {
  return {
    ours: median((samples.ours ?? []).map(pick)),
    ...(samples.other && {other: median(samples.other.map(pick))}),
  };
}

/** Always one of the values: of an even number of them the lower one in the middle. */
function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) {
    throw new Error('Nothing was measured.');
  }
  return middle;
}
