import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {extras} from '../support/extras';

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
    const sharedLength = fromParts.findIndex((part, index) => part !== toParts[index]);
    const folder = fromParts.slice(0, sharedLength).join('/');
    const [fromName, toName] = [fromParts[sharedLength], toParts[sharedLength]];
    // An index may import its folder's files, but not the other way round.
    if (fromName !== undefined && folder.startsWith(root)) {
      const graph: Graph = graphs.get(folder) ?? new Map();
      graphs.set(
        folder,
        graph.set(fromName, (graph.get(fromName) ?? new Set()).add(toName ?? 'index')),
      );
    }
  }
  return graphs;
}

function findCycle(graph: Graph): string[] | undefined {
  const visited = new Set<string>();
  const visit = (node: string, ancestors: string[]): string[] | undefined => {
    if (ancestors.includes(node)) {
      return [...ancestors.slice(ancestors.indexOf(node)), node];
    }
    if (visited.has(node)) {
      return undefined;
    }
    for (const dependency of graph.get(node) ?? []) {
      const cycle = visit(dependency, [...ancestors, node]);
      if (cycle) {
        return cycle;
      }
    }
    visited.add(node);
    return undefined;
  };
  return [...graph.keys()].map((node) => visit(node, [])).find(Boolean);
}

const workspaces = [
  ...fs.readdirSync('packages').map((name) => `packages/${name}`),
  ...extras.map((name) => `extras/${name}`),
];

it.each(workspaces)('folders of %s have no import cycles', (folder) => {
  const root = `${folder}/src`;
  const graphs = graphsOf(importsIn(root), root);
  const cycles = [...graphs].flatMap(([folder, graph]) => {
    const cycle = findCycle(graph);
    return cycle ? [`${folder}: ${cycle.join(' → ')}`] : [];
  });
  expect(cycles).toEqual([]);
});

it('finds a cycle', () => {
  const imports: [string, string][] = [
    ['a/x/one', 'a/y/two'],
    ['a/y/three', 'a/x/four'],
  ];
  expect(findCycle(graphsOf(imports, 'a').get('a')!)).toEqual(['x', 'y', 'x']);
});
