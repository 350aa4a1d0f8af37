import fs from 'node:fs';
import {expect, test, type Reader} from '../../support/engines/reader';
import {withFewPages} from '../../support/offlineFiles';

/** Failed connections are console errors. */
test.use({allowsErrors: true});

const panel = 'main [role="group"]';

async function saveFewPages(reader: Reader): Promise<void> {
  reader.site.rewrite = withFewPages;
  await saveCopy(reader);
}

async function saveCopy(reader: Reader): Promise<void> {
  reader.site.isUnmodified = true;
  await reader.open('/support_en/');
  await reader.click('#read-offline ~ div button');
  await reader.expectVisible(panel, /English: not kept/);
  // WebKit doesn't scroll to elements just below the viewport.
  await reader.hover(`${panel} button`);
  await reader.click(`${panel} button`);
  await expect.poll(() => reader.texts(panel).then(([text]) => text)).toMatch(/It is up to date/);
}

test('a copy of the guide works offline and can be removed', async ({reader}) => {
  await saveCopy(reader);
  reader.site.isBlocked = () => true;
  await reader.open('/versions/');
  await reader.expectVisible('h1', 'Versions');
  await reader.click('.footer a[href="/glossary/"]');
  await reader.expectVisible('h1', 'Glossary');
  await reader.press('/');
  await reader.type('kanban');
  await reader.expectVisible('.DocSearch-Hit', /kanban/i);
  await reader.openUnhydrated('/fr/versions/');
  await reader.expectVisible('h1', 'Not kept on this device');
  await reader.open('/support_en/');
  await reader.expectVisible(panel, /English: kept on/);
  await reader.hover(`${panel} button:last-of-type`);
  await reader.click(`${panel} button:last-of-type`);
  await reader.expectVisible(panel, /The copy has been removed/);
});

test("online, a damaged copy doesn't block the site", async ({reader}) => {
  await saveFewPages(reader);
  await reader.evaluate(async () => {
    const [copies, files] = await Promise.all(
      ['offline-copies /', 'offline-files /'].map((name) => caches.open(name)),
    );
    const [list] = await copies!.keys();
    const cachedKeys = await files!.keys();
    await Promise.all(cachedKeys.filter((_, index) => index % 2).map((key) => files!.delete(key)));
    await copies!.put(list!, new Response('{"files"'));
    navigator.serviceWorker.controller!.postMessage('copies have changed');
  });
  await reader.open('/versions/');
  await reader.expectVisible('h1', 'Versions');
  await reader.open('/support_en/');
  await reader.expectVisible(panel, /The browser has deleted the copy/);
});

test("online, damaged files don't block the site, and the copy isn't up to date", async ({
  reader,
}) => {
  await saveFewPages(reader);
  await reader.evaluate(async () => {
    const files = await caches.open('offline-files /');
    const keys = await files.keys();
    await Promise.all(keys.map((key) => files.put(key, new Response('damaged'))));
  });
  await reader.open('/versions/');
  await reader.expectVisible('h1', 'Versions');
  await reader.open('/support_en/');
  await reader.expectVisible(panel, /The browser has deleted the copy/);
});

test('an owner can withdraw the copies of this site only', async ({reader}) => {
  await saveFewPages(reader);
  await reader.evaluate(() => caches.open('offline-files /neighbour/').then(() => undefined));
  const worker = fs.readFileSync('deploy/withdraw-offline.js', 'utf8');
  reader.site.rewrite = (pathname, text) => (pathname === '/sw.js' ? worker : text);
  await reader.open('/versions/');
  await expect
    .poll(() => reader.evaluate(() => caches.keys()), {timeout: 60_000})
    .toEqual(['offline-files /neighbour/']);
  await reader.open('/support_en/');
  await reader.expectVisible(panel, /offers no copies for reading offline at the moment/);
  await reader.click(`${panel} button`);
  await reader.expectVisible(panel, /offers no copies for reading offline at the moment/);
  const workers = () =>
    reader.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
});
