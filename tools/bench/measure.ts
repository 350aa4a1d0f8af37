export type SiteName = 'ours' | 'other';

/** Figures by name and unit, such as `JS, kB`. */
export type Sample = Record<string, number>;

export type Row = Record<'measure' | 'ours', string> & Partial<Record<'other' | 'ratio', string>>;

/** Measures the sites alternately, so that the load of the machine affects both. @returns medians by figure */
export async function measure<Site extends {name: SiteName}>(
  title: string,
  sites: readonly Site[],
  runs: number,
  take: (site: Site) => Promise<Sample>,
): Promise<Row[]> {
  const samples: Record<SiteName, Sample[]> = {ours: [], other: []};
  for (let run = 0; run < runs; run += 1) {
    for (const site of sites) {
      samples[site.name].push(await take(site));
    }
  }
  return Object.keys(samples.ours[0] ?? {}).map((figure): Row => {
    const [ours, other] = [samples.ours, samples.other].map((taken) =>
      median(taken.map((sample) => sample[figure]!)),
    );
    const row = {measure: `${title}: ${figure}`, ours: format(ours!)};
    return other === undefined
      ? row
      : {...row, other: format(other), ...(other > 0 && {ratio: (ours! / other).toFixed(2)})};
  });
}

export function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

function format(value: number): string {
  return String(Number(value.toPrecision(4)));
}
