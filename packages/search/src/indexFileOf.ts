/** The file of the embedded index of a version, among those of its language: the version at the root has no name in it. */
export function indexFileOf({isLast, name}: {isLast: boolean; name: string}): string {
  return isLast ? 'index.json' : `index-${name}.json`;
}

/** The file with what an index has besides, beside the index that names it. */
export function supplementFileOf({supplement}: {supplement: string}): string {
  return `supplement-${supplement}.json`;
}
