import {expect, it} from 'vitest';
import {clientVersion} from '../trimClientData';

it('removes the descriptions of documents', () => {
  const docs = {a: {id: 'a', title: 'A', description: 'Long', sidebar: 'docs'}};
  const version = {label: 'Next', docsSidebars: {docs: []}, docs};
  expect(clientVersion({version} as never)).toEqual({
    version: {...version, docs: {a: {id: 'a', title: 'A', sidebar: 'docs'}}},
  });
  expect(clientVersion({})).toBeUndefined();
});
