import type {CDPSession} from '@playwright/test';

/** The machine and the line of a reader. */
export interface Profile {
  name: string;
  /** How many times slower the processor is. */
  slowdown: number;
  /** `undefined`: as fast as it comes. */
  line?: {latency: number; downloadThroughput: number; uploadThroughput: number};
}

/** `slow` is Lighthouse's “slow 4G” phone, applied to each request and not simulated afterwards. */
export const profiles = {
  fast: {name: 'unthrottled', slowdown: 1},
  slow: {
    name: '4x CPU, slow 4G',
    slowdown: 4,
    // In milliseconds, and bytes a second.
    line: {latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750},
  },
} satisfies Record<string, Profile>;

/**
 * Slows a page down. Its line is that of its workers too, as what it waits for its index shows; of
 * processors, DevTools slows the page's own thread alone: “only supported for pages, not workers”.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-emulateNetworkConditions
 */
export async function slowDown(session: CDPSession, {slowdown, line}: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {offline: false, ...line});
  }
}
