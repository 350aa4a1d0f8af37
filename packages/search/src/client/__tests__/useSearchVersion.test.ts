import {expect, it, vi} from 'vitest';
import {useSearchVersion} from '../useSearchVersion';

const site = vi.hoisted(() => ({location: {}, docs: {}, chosen: {}, active: {}, siteConfig: {}}));

vi.mock('@docusaurus/router', () => ({useLocation: () => site.location}));
vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => site}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: () => site.docs,
  useDocsPreferredVersionByPluginId: () => site.chosen,
  useActivePluginAndVersion: () => site.active,
}));

const old = {name: '1.0', isLast: false};
const latest = {name: '2.0', isLast: true};
const current = {name: 'current', isLast: true};

const initialState = {
  location: {pathname: '/', search: ''},
  docs: {community: {versions: [current]}, default: {versions: [latest, old]}},
  ...{chosen: {}, active: undefined},
};

const reading = (pluginId: string, activeVersion: object) => ({
  active: {activePlugin: {pluginId}, activeVersion},
});

it.each([
  ['of the page', reading('default', old), old],
  ['that is the latest outside of documents', {}, latest],
  ['that was last chosen', {chosen: {default: old}}, old],
  ['of the main docs in others', reading('community', current), latest],
  ['in the URL', {location: {pathname: '/search', search: '?version=1.0'}}, old],
  ['of the first docs without the default id', {docs: {api: {versions: [old, latest]}}}, latest],
  ['that is current without docs', {docs: {}}, current],
])('searches the version %s', (_which, state, version) => {
  Object.assign(site, initialState, state);
  expect(useSearchVersion()).toEqual(version);
});
