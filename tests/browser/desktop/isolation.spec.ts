import {expect, test} from '../../support/browser';
import {openHydrated} from '../../support/hydrated';

/** Two tests in one worker: the first leaves its browser changed in all ways that a test knows. */
test.describe.configure({mode: 'serial'});

let worker: number;

test('a test may leave its browser changed', async ({page, context}) => {
  worker = test.info().workerIndex;
  await openHydrated(page, '/glossary/');
  await context.grantPermissions(['clipboard-read', 'geolocation']);
  await page.evaluate(async () => {
    localStorage.setItem('theme', 'dark');
    document.cookie = 'left=behind';
    await caches.open('left behind');
  });
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce', media: 'print'});
  await page.setViewportSize({width: 390, height: 400});
  await page.route('**/*', (route) => route.abort());
  await page.clock.install({time: 0});
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 20});
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 1000,
    downloadThroughput: 1,
    uploadThroughput: 1,
  });
  await context.setOffline(true);
});

test('the next one finds nothing of it', async ({page}) => {
  expect(test.info().workerIndex).toBe(worker);
  await openHydrated(page, '/glossary/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const left = await page.evaluate(async () => {
    const permissions = await Promise.all(
      (['geolocation', 'clipboard-read'] as PermissionName[]).map((name) =>
        navigator.permissions.query({name}),
      ),
    );
    return {
      granted: permissions.filter(({state}) => state === 'granted').length,
      stored: [localStorage.getItem('theme'), document.cookie, ...(await caches.keys())],
      year: new Date().getFullYear() > 2000,
      width: innerWidth,
      isOnline: navigator.onLine,
      isPrinted: matchMedia('print').matches,
    };
  });
  expect(left).toEqual({
    granted: 0,
    stored: [null, ''],
    year: true,
    width: 1280,
    isOnline: true,
    isPrinted: false,
  });
});
