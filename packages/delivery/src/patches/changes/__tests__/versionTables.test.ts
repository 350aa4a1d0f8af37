import {expect, it} from 'vitest';
import {packDocs, unpackDocs} from '../../client/docsData';
import {splitTables, withEntries, type Route} from '../versionTables';

const route = (path: string, ...routes: Route[]): Route => ({
  path,
  component: [path, 'x'],
  ...(routes.length > 0 && {routes}),
});

it('a version keeps its routes, and the chunks that no other page has', () => {
  const next = route('/next/', route('/next/a/'));
  const last = route('/', route('/a/'));
  const ofLast = {'/-x': {__comp: 'root'}, '/a/-x': {__comp: 'page', content: 'a1'}};
  const ofNext = {
    '/next/-x': {__comp: 'root', __props: 'next'},
    '/next/a/-x': {__comp: 'page', content: {deep: 'a2'}},
  };
  const routes = [route('/', next, last), route('*')];
  expect(splitTables(routes, {...ofLast, ...ofNext}, (path) => path === '/next/')).toEqual({
    routes: [route('/', {version: 0} as never, last), route('*')],
    chunkNames: ofLast,
    versions: [{name: 'version-0', route: next, chunkNames: ofNext, chunks: ['next', 'a2']}],
  });
});

it('a registry is parted by the names of its chunks', () => {
  const registry = 'export default {\n  "a1": [() => 1],\n  "a2": [() => 2],\n};';
  expect(withEntries(registry, (chunk) => chunk === 'a2')).toBe(
    'export default {\n  "a2": [() => 2],\n};',
  );
});

it('documents are the same once they are unpacked, and a version like the last one is short', () => {
  const version = (name: string, path: string, docs: Record<string, string>) => ({
    name,
    label: name,
    isLast: path === '/fr/',
    path,
    mainDocId: 'a',
    draftIds: [],
    docs: Object.entries(docs).map(([id, page]) => ({id, path: path + page, sidebar: 'docs'})),
  });
  const data = {
    path: '/fr/',
    breadcrumbs: true,
    versions: [
      version('current', '/fr/next', {a: '/', b: '/moved/', new: '/new/'}),
      version('2.0', '/fr/', {a: '', b: 'b/', c: 'c/'}),
      version('1.0', '/fr/1.0', {a: '/', b: '/b/', c: '/c/'}),
    ],
  };
  const packed = packDocs(data);
  const [next, , former] = packed.versions;
  expect(next).toMatchObject({without: ['b', 'c'], own: [{id: 'b'}, {id: 'new'}]});
  expect(former).toMatchObject({without: [], own: []});
  expect(unpackDocs(packed)).toEqual(data);
});
