import type {
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** A version whose documents are told by how they differ from those of the version at the root. */
interface PackedVersion extends Omit<GlobalVersion, 'docs'> {
  docs?: undefined;
  /** The ids of those that it has not. */
  without: string[];
  /** Those that it alone has, or has at another address. */
  own: GlobalDoc[];
}

/** The data of the documents as a reader fetches them. */
export interface PackedDocs extends Omit<GlobalPluginData, 'versions'> {
  versions: (GlobalVersion | PackedVersion)[];
}

/** Says the documents of each version by how they differ from those of the last one. */
export function packDocs(data: GlobalPluginData): PackedDocs {
  const last = data.versions.find(({isLast}) => isLast)!;
  return {
    ...data,
    versions: data.versions.map(({docs, ...version}) => {
      if (version.isLast) {
        return {...version, docs};
      }
      const same = new Map(
        last.docs.map((doc) => [JSON.stringify(docIn(doc, last, version)), doc.id]),
      );
      const shared = new Set(docs.flatMap((doc) => same.get(JSON.stringify(doc)) ?? []));
      return {
        ...version,
        without: last.docs.flatMap(({id}) => (shared.has(id) ? [] : [id])),
        own: docs.filter((doc) => !same.has(JSON.stringify(doc))),
      };
    }),
  };
}

/** The data as the theme reads them. */
export function unpackDocs(data: PackedDocs): GlobalPluginData {
  const last = data.versions.find((version) => version.docs)!;
  return {
    ...data,
    versions: data.versions.map((version): GlobalVersion => {
      if (version.docs) {
        return version;
      }
      const {without, own, ...rest} = version;
      const shared = last
        .docs!.filter(({id}) => !without.includes(id))
        .map((doc) => docIn(doc, last, version));
      return {...rest, docs: [...shared, ...own]};
    }),
  };
}

/** A document at its address in another version. */
function docIn(doc: GlobalDoc, from: {path: string}, to: {path: string}): GlobalDoc {
  const base = from.path.replace(/\/$/, '');
  return {...doc, path: to.path + doc.path.slice(base.length)};
}
