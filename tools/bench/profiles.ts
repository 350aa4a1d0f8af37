import type {CDPSession} from '@playwright/test';

/** The machine and the line of a reader. */
export interface Profile {
  name: string;
  /** How many times slower the processor is. */
  slowdown: number;
  /** `undefined`: as fast as it comes. */
  line?: {latencyMs: number; downKbps: number; upKbps: number};
}

/** Lighthouse's “slow 4G” phone, applied to each request and not simulated afterwards. */
export const slowed: Profile = {
  name: '4x CPU, slow 4G',
  slowdown: 4,
  line: {latencyMs: 150, downKbps: 1600, upKbps: 750},
};

export const profiles: Profile[] = [{name: 'unthrottled', slowdown: 1}, slowed];

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
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesPerSecond(line.downKbps),
      uploadThroughput: bytesPerSecond(line.upKbps),
    });
  }
}

function bytesPerSecond(kilobits: number): number {
  return (kilobits * 1000) / 8;
}
