import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {TestProject} from 'vitest/node';
import {contentSite} from '../../../src/config/content';
import {freePort} from './support/freePort';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Prism listens, which answers from the description. */
    prism: string;
  }
}

/** Starts Prism on the description, on loopback. */
export default async function start({provide}: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const prism = spawn(
    process.execPath,
    [
      require.resolve('@stoplight/prism-cli/dist/index.js'),
      ...['mock', '--errors', '--host', '127.0.0.1', '--port', String(port)],
      contentSite.api.description,
    ],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  await new Promise<void>((resolve, reject) => {
    prism.once('exit', () => reject(new Error('Prism has ended before it listened.')));
    prism.stdout.on('data', (text: Buffer) => {
      if (String(text).includes('is listening')) {
        resolve();
      }
    });
  });
  provide('prism', `http://127.0.0.1:${port}`);
  return async () => {
    prism.kill();
    await once(prism, 'exit');
  };
}
