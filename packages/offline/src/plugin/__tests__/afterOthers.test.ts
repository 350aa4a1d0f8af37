import {setImmediate as nextTurn} from 'node:timers/promises';
import type {LoadedPlugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {afterOthers} from '../afterOthers';

/** Runs the plugins as Docusaurus does: all in one turn. @returns their names, as they come to an end */
async function runAll(later: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = [];
  const plugins = [
    {name: 'before', postBuild: async () => told.push('before')},
    {name: 'own', postBuild: () => afterOthers(plugins, 'own').then(() => told.push('own'))},
    {name: 'without'},
    {name: 'later', postBuild: () => later().then(() => told.push('later'))},
  ] as unknown as LoadedPlugin[];
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({} as never)));
  return told;
}

it('waits for the plugins that stand after one', async () => {
  const told = await runAll(() => nextTurn().then(() => nextTurn()));
  expect(told).toEqual(['before', 'later', 'own']);
});

it('leaves a failure to the build', async () => {
  await expect(runAll(() => Promise.reject(new Error('no index')))).rejects.toThrow('no index');
});
