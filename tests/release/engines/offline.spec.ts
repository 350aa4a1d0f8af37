import fs from 'node:fs';
import {expect, test, type Reader} from '../../support/engines/reader';

/** Connections that fail are told in the console. */
test.use({hasTroubles: true});

const panel = 'main [role="group"]';

async function keep(reader: Reader): Promise<void> {
  reader.site.isPlain = true;
  await reader.open('/support_en/');
  await reader.click('#read-offline ~ div button');
  await reader.sees(panel, /English: not kept/);
  // WebKit does not scroll to what is a little below the screen.
  await reader.hover(`${panel} button`);
  await reader.click(`${panel} button`);
  await expect.poll(() => reader.texts(panel).then(([text]) => text)).toMatch(/It is up to date/);
}

test('a kept guide is read without a network, and can be removed', async ({reader}) => {
  await keep(reader);
  reader.site.isLost = () => true;
  await reader.open('/versions/');
  await reader.sees('h1', 'Versions');
  await reader.click('.footer a[href="/glossary/"]');
  await reader.sees('h1', 'Glossary');
  await reader.press('/');
  await reader.type('kanban');
  await reader.sees('.DocSearch-Hit', /kanban/i);
  await reader.openUnhydrated('/fr/versions/');
  await reader.sees('h1', 'Not kept on this device');
  await reader.open('/support_en/');
  await reader.sees(panel, /English: kept on/);
  await reader.hover(`${panel} button:last-of-type`);
  await reader.click(`${panel} button:last-of-type`);
  await reader.sees(panel, /The copy is removed/);
});

test('a damaged copy does not keep a reader with a network from the site', async ({reader}) => {
  await keep(reader);
  await reader.evaluate(async () => {
    const [copies, files] = await Promise.all(
      ['offline-copies /', 'offline-files /'].map((name) => caches.open(name)),
    );
    const [list] = await copies!.keys();
    const kept = await files!.keys();
    await Promise.all(kept.filter((_, index) => index % 2).map((key) => files!.delete(key)));
    await copies!.put(list!, new Response('{"files"'));
    navigator.serviceWorker.controller!.postMessage('copies have changed');
  });
  await reader.open('/versions/');
  await reader.sees('h1', 'Versions');
  await reader.open('/support_en/');
  await reader.sees(panel, /The browser has taken back the copy/);
});

test('an owner can withdraw the copies of this site only', async ({reader}) => {
  await keep(reader);
  await reader.evaluate(() => caches.open('offline-files /neighbour/').then(() => undefined));
  const worker = fs.readFileSync('deploy/withdraw-offline.js', 'utf8');
  reader.site.rewrite = (pathname, text) => (pathname === '/sw.js' ? worker : text);
  await reader.open('/versions/');
  await expect
    .poll(() => reader.evaluate(() => caches.keys()), {timeout: 60_000})
    .toEqual(['offline-files /neighbour/']);
  await reader.open('/support_en/');
  await reader.sees(panel, /offers no copies for reading offline at the moment/);
  await reader.click(`${panel} button`);
  await reader.sees(panel, /offers no copies for reading offline at the moment/);
  const workers = () =>
    reader.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
});
