import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

type Graph = Map<string, Set<string>>;

/** Pairs of paths without extensions. */
function importsIn(folder: string): [from: string, to: string][] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .map((file) => path.join(folder, file))
    .flatMap((file) =>
      ts
        .preProcessFile(fs.readFileSync(file, 'utf8'))
        .importedFiles.filter(({fileName}) => fileName.startsWith('.'))
        .map(({fileName}): [string, string] => [
          withoutExtension(file),
          withoutExtension(path.join(path.dirname(file), fileName)),
        ]),
    );
}

const withoutExtension = (file: string) => file.replace(/(?:\/index)?(?:\.\w+)?$/, '');

/** Groups imports by the closest folder that contains both ends. */
function graphsOf(imports: [from: string, to: string][], root: string): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const [from, to] of imports) {
    const [fromParts, toParts] = [from, to].map((file) => file.split('/')) as [string[], string[]];
    const shared = fromParts.findIndex((part, at) => part !== toParts[at]);
    const folder = fromParts.slice(0, shared).join('/');
    const [own, other] = [fromParts[shared], toParts[shared]];
    // An index may import its folder's files, but not the other way round.
    if (own !== undefined && folder.startsWith(root)) {
      const graph: Graph = graphs.get(folder) ?? new Map();
      graphs.set(folder, graph.set(own, (graph.get(own) ?? new Set()).add(other ?? 'index')));
    }
  }
  return graphs;
}

function cycleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, trail: string[]): string[] | undefined => {
    if (trail.includes(node)) {
      return [...trail.slice(trail.indexOf(node)), node];
    }
    if (done.has(node)) {
      return undefined;
    }
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) {
        return cycle;
      }
    }
    done.add(node);
    return undefined;
  };
  return [...graph.keys()].map((node) => visit(node, [])).find(Boolean);
}

it.each(fs.readdirSync('packages'))('folders of packages/%s have no import cycles', (name) => {
  const root = `packages/${name}/src`;
  const graphs = graphsOf(importsIn(root), root);
  const cycles = [...graphs].flatMap(([folder, graph]) => {
    const cycle = cycleIn(graph);
    return cycle ? [`${folder}: ${cycle.join(' → ')}`] : [];
  });
  expect(cycles).toEqual([]);
});

it('finds a cycle', () => {
  const imports: [string, string][] = [
    ['a/x/one', 'a/y/two'],
    ['a/y/three', 'a/x/four'],
  ];
  expect(cycleIn(graphsOf(imports, 'a').get('a')!)).toEqual(['x', 'y', 'x']);
});
