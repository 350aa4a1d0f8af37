import {setTimeout} from 'node:timers/promises';
import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';
import {locales, type Locale} from '../../src/config/locales';
import {newContext, untilHydrated} from '../site/browser';
import type {StaticServer} from '../site/staticServer';
import {measure, type Row, type Sample, type SiteName} from './measure';

/** Settings of Lighthouse's "slow 4G" phone, but applied instead of simulated. */
const cpuSlowdown = 4;
const slow4g = {latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

export interface Site {
  name: SiteName;
  server: StaticServer;
}

export interface Measurement {
  title: string;
  /** Times are measured repeatedly. */
  kind: 'time' | 'size';
  /** Of times: a slow phone by default. */
  connection?: 'slow' | 'fast';
  device?: BrowserContextOptions;
  take(visit: {page: Page; session: CDPSession; site: Site; locale: Locale}): Promise<Sample>;
}

export async function measureVisits(
  browser: Browser,
  sites: Site[],
  measurements: Measurement[],
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const measurement of measurements) {
    for (const locale of locales) {
      const measureRuns = (count: number) =>
        measure(`${measurement.title} ${locale}`, sites, count, (site) =>
          visit(browser, site, locale, measurement),
        );
      // Warm-up: the server compresses files on their first request.
      const first = await measureRuns(1);
      rows.push(...(measurement.kind === 'time' ? await measureRuns(runs) : first));
    }
  }
  return rows;
}

async function visit(
  browser: Browser,
  site: Site,
  locale: Locale,
  {kind, connection = 'slow', device, take}: Measurement,
): Promise<Sample> {
  const context = await newContext(browser, device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (kind === 'time' && connection === 'slow') {
      // Doesn't throttle the CPU of workers.
      await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {offline: false, ...slow4g});
    }
    return await take({page, session, site, locale});
  } finally {
    await context.close();
  }
}

export async function openUntilIdle(page: Page, site: Site, address: string): Promise<void> {
  await page.goto(site.server.address + address);
  await untilHydrated(page);
  await untilNetworkIdle(site);
}

const IDLE_MS = 1500;
const IDLE_TIMEOUT_MS = 60_000;

/** Waits until a page sends no more requests, even from idle callbacks. */
export async function untilNetworkIdle({server}: Site): Promise<void> {
  const deadline = performance.now() + IDLE_TIMEOUT_MS;
  let count: number;
  do {
    if (performance.now() > deadline) {
      throw new Error(`The page keeps sending requests: ${server.requests.slice(-5).join(' ')}`);
    }
    count = server.requests.length;
    await setTimeout(IDLE_MS);
  } while (server.requests.length > count);
}
