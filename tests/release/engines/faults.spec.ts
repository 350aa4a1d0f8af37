import {expect, test} from '../../support/engines/reader';

test.use({allowsErrors: true});

/** A small page: large ones take a second to paint without a graphics card. */
const startPage = '/tags/';

const isChunk = (file: string) => /^\/assets\/js\/(?!main|runtime)/.test(file);

test('if the code of a page is missing, the browser loads it in full', async ({reader}) => {
  await reader.open(startPage);
  await reader.evaluate(() => void Object.assign(window, {isSamePage: true}));
  let isReloaded = false;
  reader.site.isBlocked = (file) => {
    isReloaded ||= file === '/versions/';
    return !isReloaded && isChunk(file);
  };
  await reader.click('.footer a[href="/versions/"]');
  await reader.expectVisible('h1', 'Releases and removals');
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(false);
});
