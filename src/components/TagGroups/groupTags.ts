/** Tags under one heading. */
export interface TagGroup<Tag> {
  label: string;
  tags: Tag[];
}

/**
 * Puts tags into groups, in the order of the groups.
 *
 * @param groups the names of the tags of each group, as they stand in the address
 * @param otherLabel heads the tags that are in none of them
 */
export function groupTags<Tag extends {permalink: string}>(
  tags: readonly Tag[],
  groups: readonly TagGroup<string>[],
  otherLabel: string,
): TagGroup<Tag>[] {
  const byName = new Map(tags.map((tag) => [nameOf(tag), tag]));
  const known = new Set(groups.flatMap((group) => group.tags));
  return [
    ...groups.map((group) => ({
      label: group.label,
      tags: group.tags.flatMap((name) => byName.get(name) ?? []),
    })),
    {label: otherLabel, tags: tags.filter((tag) => !known.has(nameOf(tag)))},
  ].filter((group) => group.tags.length > 0);
}

function nameOf({permalink}: {permalink: string}): string {
  return permalink.split('/').filter(Boolean).at(-1) ?? '';
}
