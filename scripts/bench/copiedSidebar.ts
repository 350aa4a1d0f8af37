import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {copyName} from './copiedPage';

/** The parts of an entry that a copy changes. */
interface Entry {
  type: string;
  id?: string;
  key?: string;
  label?: string;
  link?: {type: string; slug?: string; title?: string};
  items?: Item[];
  className?: string;
}

type Item = string | Entry;

/**
 * Adds a category for each copy of the pages to a sidebar, with the categories of the sidebar in it.
 *
 * @param copies the ids of the pages of each copy, which may lack some; the first is copy 2
 */
export function withCopies(sidebars: SidebarsConfig, copies: readonly string[][]): SidebarsConfig {
  const originals = sidebars.docs as Item[];
  const added = copies.map((ids, index): Entry => {
    const copy = index + 2;
    return {
      type: 'category',
      label: `Copy ${copy}`,
      items: copiesOf(originals, copy, new Set(ids)),
    };
  });
  return {docs: [...originals, ...added]} as SidebarsConfig;
}

function copiesOf(items: Item[], copy: number, ids: ReadonlySet<string>): Item[] {
  return items.flatMap((item): Item[] => {
    const entry: Entry = typeof item === 'string' ? {type: 'doc', id: item} : item;
    if (entry.items) {
      const inside = copiesOf(entry.items, copy, ids);
      const {link} = entry;
      return inside.length === 0
        ? []
        : [
            {
              ...entry,
              // Of two of one label, each needs a key.
              key: `${copyName(copy)}-${entry.label}`,
              ...(link && {
                link: {
                  ...link,
                  slug: `/${copyName(copy)}${link.slug}`,
                  title: `${link.title} ${copy}`,
                },
              }),
              items: inside,
            },
          ];
    }
    return entry.id !== undefined && ids.has(entry.id)
      ? [{...entry, id: `${copyName(copy)}/${entry.id}`}]
      : [];
  });
}
