import type {LoadedPlugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {afterOthers} from '../afterOthers';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs the plugins as Docusaurus does: all in one turn. */
async function runAll(later: () => Promise<void>): Promise<string[]> {
  const told: string[] = [];
  const plugins = [
    {name: 'before', postBuild: () => void told.push('before')},
    {
      name: 'own',
      async postBuild() {
        await afterOthers(plugins, 'own');
        told.push('own');
      },
    },
    {name: 'without'},
    {
      name: 'later',
      async postBuild() {
        await later();
        told.push('later');
      },
    },
  ] as unknown as LoadedPlugin[];
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.({} as never)));
  return told;
}

it('waits for the plugins that stand after one', async () => {
  expect(await runAll(() => wait(20).then(() => undefined))).toEqual(['before', 'later', 'own']);
});

it('leaves a failure to the build', async () => {
  await expect(runAll(() => Promise.reject(new Error('no index')))).rejects.toThrow('no index');
});
