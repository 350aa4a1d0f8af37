import {defineConfig} from '@playwright/test';
import {chromiumPath} from './tools/site/systemBrowsers';
import type {ServedBuild} from './tests/support/browser';
import type {Engine} from './tests/support/engines/driver';
import {variantBase, variantDir, webpackDir} from './tests/variant/site/build';

const desktop = {viewport: {width: 1280, height: 900}};
const phone = {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true};

const project = (name: string, testDir: string, use: object = desktop) => ({
  name,
  testDir: `tests/${testDir}`,
  use,
});

/** Chromium opens every page, the other engines every kind. */
const others = {testIgnore: '**/everyPage/**'};

/**
 * What a reader does, on sites that were built before: `npm run test:builds`. Each test has a browser
 * context of its own, and each worker serves the sites that it needs on ports of their own.
 */
export default defineConfig<object, {engine: Engine; served: ServedBuild}>({
  // What Vitest runs ends in `.test.ts`.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Far above what a busy machine needs: no test judges a time.
  timeout: 120_000,
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{arg}{ext}',
  expect: {
    timeout: 30_000,
    // Text is rendered a little differently on another machine; a colour or a space is not.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
  reporter: process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE ? [['list'], ['junit']] : 'list',
  use: {
    launchOptions: {
      executablePath: chromiumPath,
      // Hinted as in a browser with a window: the pictures of the look are the same.
      args: ['--disable-background-networking', '--disable-gpu', '--font-render-hinting=slight'],
    },
  },
  projects: [
    project('desktop', 'browser/desktop'),
    project('phone', 'browser/phone', phone),
    project('firefox', 'browser/engines', {engine: 'firefox'}),
    project('webkit', 'browser/engines', {engine: 'webkit'}),
    project('variant', 'variant', {
      ...desktop,
      served: {folder: variantDir, basePath: variantBase},
    }),
    project('owner', 'release/owner'),
    project('webpack', 'release/webpack', {
      ...desktop,
      served: {folder: webpackDir, basePath: variantBase},
    }),
    project('deployments', 'release/deployments'),
    project('foreign', 'release/foreign'),
    project('writers', 'release/writers'),
    project('chromium-every-page', 'release/engines/everyPage', {engine: 'chromium'}),
    {
      ...project('chromium-offline', 'release/engines', {engine: 'chromium'}),
      testMatch: '**/offline.spec.ts',
    },
    {...project('firefox-in-full', 'release/engines', {engine: 'firefox'}), ...others},
    {...project('webkit-in-full', 'release/engines', {engine: 'webkit'}), ...others},
  ],
});
