/** An entry of Docusaurus' registry: the name of a chunk, what loads it, its module, its number. */
const entry =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"]+")\), \2, require\.resolveWeak\(\2\)\]/g;

/** Chunk and module of each entry of the registry. */
export function modulesOf(registry: string): [chunk: string, module: string][] {
  return [...registry.matchAll(entry)].map(([, chunk, module]) => [
    chunk!,
    JSON.parse(module!) as string,
  ]);
}
