import {expect, it} from 'vitest';
import {packDocs, unpackDocs} from '../../client/docsData';
import {splitTables, withEntries, type Route} from '../versionTables';

const route = (path: string, routes?: Route[]): Route => ({
  path,
  component: [path, 'x'],
  ...(routes && {routes}),
});

it('a version keeps its routes, and the chunks that no other page has', () => {
  const routes = [
    route('/', [route('/next/', [route('/next/a/')]), route('/', [route('/a/')])]),
    route('*'),
  ];
  const chunkNames = {
    '/-x': {__comp: 'root'},
    '/next/-x': {__comp: 'root', __props: 'next'},
    '/next/a/-x': {__comp: 'page', content: {deep: 'a2'}},
    '/a/-x': {__comp: 'page', content: 'a1'},
  };
  const tables = splitTables(routes, chunkNames, (path) => path === '/next/');
  expect(tables.routes).toEqual([
    route('/', [{version: 0} as never, route('/', [route('/a/')])]),
    route('*'),
  ]);
  expect(Object.keys(tables.chunkNames)).toEqual(['/-x', '/a/-x']);
  expect(tables.versions).toEqual([
    {
      name: 'version-0',
      route: route('/next/', [route('/next/a/')]),
      chunkNames: {'/next/-x': chunkNames['/next/-x'], '/next/a/-x': chunkNames['/next/a/-x']},
      chunks: ['next', 'a2'],
    },
  ]);
});

it('a registry is parted by the names of its chunks', () => {
  const registry = 'export default {\n  "a1": [() => 1],\n  "a2": [() => 2],\n};';
  expect(withEntries(registry, (chunk) => chunk === 'a2')).toBe(
    'export default {\n  "a2": [() => 2],\n};',
  );
});

it('documents are the same once they are unpacked, and a version like the last one is short', () => {
  const version = (name: string, path: string, ids: string[]) => ({
    name,
    label: name,
    isLast: path === '/fr/',
    path,
    mainDocId: 'a',
    draftIds: [],
    docs: ids.map((id) => ({
      id,
      path: `${path.replace(/\/$/, '')}${id === 'a' ? '/' : `/${id}/`}`,
      sidebar: 'docs',
    })),
  });
  const data = {
    path: '/fr/',
    breadcrumbs: true,
    versions: [
      version('current', '/fr/next', ['a', 'b', 'new']),
      version('2.0', '/fr/', ['a', 'b', 'c']),
      version('1.0', '/fr/1.0', ['a', 'b', 'c']),
    ],
  };
  data.versions[0]!.docs[1]!.path = '/fr/next/moved/';
  const packed = packDocs(data);
  expect(packed.versions[0]).toMatchObject({without: ['b', 'c'], own: [{id: 'b'}, {id: 'new'}]});
  expect(packed.versions[2]).toMatchObject({without: [], own: []});
  const byId = (one: typeof data) =>
    one.versions.map(({docs, ...rest}) => ({
      ...rest,
      docs: docs.toSorted((a, b) => a.id.localeCompare(b.id)),
    }));
  expect(byId(unpackDocs(packed) as typeof data)).toEqual(byId(data));
});
