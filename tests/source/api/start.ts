import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import type {TestProject} from 'vitest/node';
import {contentSite} from '../../../src/config/content';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Prism listens, which answers from the description. */
    prism: string;
  }
}

/** Starts Prism on the description, on a free port of loopback. */
export default async function start({provide}: TestProject): Promise<() => Promise<void>> {
  const prism = spawn(
    process.execPath,
    [
      require.resolve('@stoplight/prism-cli/dist/index.js'),
      ...['mock', '--errors', '--host', '127.0.0.1', '--port', '0'],
      contentSite.api.description,
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  const address = await new Promise<string>((resolve, reject) => {
    prism.once('exit', () => reject(new Error('Prism has ended before it listened.')));
    createInterface(prism.stdout).on('line', (line) => {
      const [, listening] = /is listening on (http:\/\/[\d.:]+)/.exec(line) ?? [];
      if (listening) {
        resolve(listening);
      }
    });
  });
  provide('prism', address);
  return async () => {
    prism.kill();
    await once(prism, 'exit');
  };
}
