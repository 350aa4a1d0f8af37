import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildDir} from '../../support/build';
import {copyRehashed} from '../../support/copyRehashed';
import {expect, test} from '../../support/engines/reader';
import {isScript, enableSaveData} from '../../support/engines/site';

test.use({allowsErrors: true});

/** A small page: large ones take a second to paint without a graphics card. */
const startPage = '/tags/';
const targetLink = '.footer a[href="/versions/"]';
// Prefetching would hide blocked files.
test.beforeEach(({site}) => void site.initScripts.push(enableSaveData));

const isChunk = (file: string) => /^\/assets\/js\/(?!main|runtime)/.test(file);

test('a page not found links to a search for the words of its address', async ({reader}) => {
  await reader.open('/roadmaping/exports/');
  await reader.expectVisible('h1', /not found|find/i);
  await reader.expectVisible('main a[href="/search/?q=roadmaping%20exports"]');
});

test('a page that crashes shows a message, and Try again shows the page', async ({reader}) => {
  await reader.open(startPage);
  await reader.evaluate(() => {
    const {IntersectionObserver: Observer} = window;
    window.IntersectionObserver = class extends Observer {
      constructor() {
        super(() => {});
        window.IntersectionObserver = Observer;
        throw new Error('The browser is out of order');
      }
    };
  });
  await reader.click(targetLink);
  await reader.expectVisible('h1', 'This page crashed.');
  await reader.expectVisible('main', 'The browser is out of order');
  await reader.click('main button');
  await reader.expectVisible('h1', 'Versions');
});

test('if the code of a page is missing, the browser loads it in full', async ({reader}) => {
  await reader.open(startPage);
  await reader.evaluate(() => void Object.assign(window, {isSamePage: true}));
  let isReloaded = false;
  reader.site.isBlocked = (file) => {
    isReloaded ||= file === '/versions/';
    return !isReloaded && isChunk(file);
  };
  await reader.click(targetLink);
  await reader.expectVisible('h1', 'Versions');
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('without a network the current page stays, and Retry works later', async ({reader}) => {
  await reader.open(startPage);
  reader.site.isBlocked = () => true;
  await reader.click(targetLink);
  await reader.expectVisible('[role="alert"]', 'The page could not be loaded.');
  await reader.expectVisible('h1', 'Tags');
  reader.site.isBlocked = () => false;
  await reader.click('[role="alert"] ~ button, [role="alert"] button, aside[aria-busy] button');
  await reader.expectVisible('h1', 'Versions');
});

test('an old tab loads the new build', async ({reader}) => {
  await reader.open(startPage);
  const newBuild = fs.mkdtempSync(path.join(os.tmpdir(), 'other-'));
  copyRehashed(buildDir, newBuild, 'other');
  reader.site.serve(newBuild);
  await reader.click(targetLink);
  await reader.expectVisible('h1', 'Versions');
  await expect.poll(() => reader.attribute('html', 'data-has-hydrated')).toBe('true');
  fs.rmSync(newBuild, {recursive: true});
});

test('with blocked storage, everything works', async ({reader}) => {
  reader.site.initScripts.push(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await reader.open('/versions/');
  await reader.click('[aria-label="Close the announcement"]');
  await reader.click('button[title="Hide the sidebar"]');
  await reader.click('.navbar button[aria-label^="Colour mode"]');
  await expect.poll(() => reader.attribute('html', 'data-theme-choice')).toBe('light');
  await reader.press('/');
  await reader.type('kanban');
  await reader.expectVisible('.DocSearch-Hit', /kanban/i);
  await reader.press('ArrowDown');
  await reader.press('Enter');
  await reader.expectVisible('h1', /kanban/i);
  await reader.expectHidden('.theme-announcement-bar');
  await reader.open('/fr/');
  await reader.expectHidden('.theme-announcement-bar');
  const errors = reader.site.errors();
  expect(errors.filter((text) => !text.includes('storage is not available'))).toEqual([]);
});

test("a page whose scripts don't load is readable, and its links work", async ({reader}) => {
  reader.site.isBlocked = isScript;
  await reader.openUnhydrated('/roadmapping/navigate/');
  await reader.expectVisible('h1', 'Move around');
  await reader.load(() =>
    reader.click('.theme-doc-sidebar-container a[href="/category/datasets/"]'),
  );
  await reader.expectVisible('h1', 'Datasets');
});
