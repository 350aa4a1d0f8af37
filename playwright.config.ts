import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {chromiumPath} from './tools/site/systemBrowsers';
import type {ServedBuild} from './tests/support/browser';
import type {Engine} from './tests/support/engines/driver';
import {variantBase, variantDir} from './tests/variant/site/build';

const desktop = {viewport: {width: 1280, height: 900}};
const phone = {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true};

/** @param folder in `tests`; extras have one with the last part of its name */
const project = (name: string, folder: string, use: object = desktop) => ({
  name,
  // Vitest runs `.test.ts` files.
  testMatch: [`tests/${folder}/**/*.spec.ts`, `extras/*/tests/${path.basename(folder)}/*.spec.ts`],
  use,
});

/** Tests of releases with one engine. Only Chromium opens every page. */
const inFull = (engine: Engine) => ({
  ...project(`${engine}-in-full`, 'release/engines', {engine}),
  testIgnore: '**/everyPage/**',
});

/** Sites are built by `npx tsx tests/builds.ts`. Each worker serves them on its own ports. */
export default defineConfig<object, {engine: Engine; served: ServedBuild}>({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long, for busy machines.
  timeout: 300_000,
  snapshotPathTemplate: '{testFilePath}-snapshots/{arg}{ext}',
  expect: {
    timeout: 60_000,
    // Tolerates differences in text rendering between machines.
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
      // As in headed Chromium, so that both modes render the same screenshots.
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
    ...['owner', 'deployments', 'consumer', 'writers'].map((name) =>
      project(name, `release/${name}`),
    ),
    project('chromium-every-page', 'release/engines/everyPage'),
    inFull('firefox'),
    inFull('webkit'),
  ],
});
