import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildDir} from '../../support/build';
import {copyAsOther} from '../../support/otherBuild';
import {expect, test} from '../../support/engines/reader';
import {isScript, savesData} from '../../support/engines/site';

/** What goes wrong writes errors of its own. */
test.use({hasTroubles: true});

/** A small page: an engine without a graphics card draws a large one for a second. */
const start = '/tags/';
const target = '.footer a[href="/versions/"]';
// What was fetched ahead would hide what is lost.
test.beforeEach(({site}) => void site.early.push(savesData));

const isChunk = (file: string) => /^\/assets\/js\/(?!main|runtime)/.test(file);

test('a page not found leads to a search for the words of its address', async ({reader}) => {
  await reader.open('/roadmaping/exports/');
  await reader.sees('h1', /not found|find/i);
  await reader.sees('main a[href="/search/?q=roadmaping%20exports"]');
});

test('a page that crashes says so, and Try again shows it', async ({reader}) => {
  await reader.open(start);
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
  await reader.click(target);
  await reader.sees('h1', 'This page crashed.');
  await reader.sees('main', 'The browser is out of order');
  await reader.click('main button');
  await reader.sees('h1', 'Versions');
});

test('a page whose code is lost is loaded whole', async ({reader}) => {
  await reader.open(start);
  await reader.evaluate(() => void Object.assign(window, {isSamePage: true}));
  let isBack = false;
  reader.site.isLost = (file) => {
    isBack ||= file === '/versions/';
    return !isBack && isChunk(file);
  };
  await reader.click(target);
  await reader.sees('h1', 'Versions');
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('without a network the reader keeps the page, and Retry leads on', async ({reader}) => {
  await reader.open(start);
  reader.site.isLost = () => true;
  await reader.click(target);
  await reader.sees('[role="alert"]', 'The page could not be loaded.');
  await reader.sees('h1', 'Tags');
  reader.site.isLost = () => false;
  await reader.click('[role="alert"] ~ button, [role="alert"] button, aside[aria-busy] button');
  await reader.sees('h1', 'Versions');
});

test('an old tab lands on the new build', async ({reader}) => {
  await reader.open(start);
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'other-'));
  copyAsOther(buildDir, other, 'other');
  reader.site.serve(other);
  await reader.click(target);
  await reader.sees('h1', 'Versions');
  await expect.poll(() => reader.attribute('html', 'data-has-hydrated')).toBe('true');
  fs.rmSync(other, {recursive: true});
});

test('where storage is refused, everything works', async ({reader}) => {
  reader.site.early.push(() => {
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
  await reader.sees('.DocSearch-Hit', /kanban/i);
  await reader.press('ArrowDown');
  await reader.press('Enter');
  await reader.sees('h1', /kanban/i);
  await reader.seesNo('.theme-announcement-bar');
  await reader.open('/fr/');
  await reader.seesNo('.theme-announcement-bar');
  const troubles = reader.site.troubles();
  expect(troubles.filter((text) => !text.includes('storage is not available'))).toEqual([]);
});

test('a page whose scripts do not come reads, and its links lead on', async ({reader}) => {
  reader.site.isLost = isScript;
  await reader.openUnhydrated('/roadmapping/navigate/');
  await reader.sees('h1', 'Navigate');
  await reader.click('.theme-doc-sidebar-container a[href="/category/datasets/"]');
  await reader.sees('h1', 'Datasets');
});
