import type {SearchRecord} from './record';

/**
 * Gives pages outside the menu the area of the page that is nearest to them: the one whose address
 * has most of its folders in common with theirs.
 */
export function withAreas(records: SearchRecord[]): SearchRecord[] {
  const known = new Map(
    records
      .filter(({hierarchy}) => hierarchy.lvl0 !== '')
      .map(({url_without_anchor: url, hierarchy}) => [url, hierarchy.lvl0]),
  );
  const areas = new Map<string, string>();
  const nearestArea = (url: string) => {
    const depth = (other: string) => sharedFolders(url, other);
    const [nearest = ''] = [...known.keys()].sort((a, b) => depth(b) - depth(a));
    return known.get(nearest) ?? '';
  };
  return records.map((record) => {
    const {url_without_anchor: url, hierarchy} = record;
    if (hierarchy.lvl0 !== '') {
      return record;
    }
    areas.set(url, areas.get(url) ?? nearestArea(url));
    return {...record, hierarchy: {...hierarchy, lvl0: areas.get(url)!}};
  });
}

/** How many folders two addresses begin with. */
function sharedFolders(one: string, other: string): number {
  const folders = other.split('/');
  const end = one.split('/').findIndex((folder, at) => folder !== folders[at]);
  return end === -1 ? folders.length : end;
}
