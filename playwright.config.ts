import {defineConfig} from '@playwright/test';
import {chromiumPath} from './scripts/chromium';

/** Another port keeps two runs on one machine apart. */
const port = Number(process.env.TEST_PORT ?? 4173);
const hostedPort = port + 1;

/** A site with a hosted provider: its keys are those of the stand-in in `tests/support/provider`. */
const hostedSite = {
  TELESCOPE_ALGOLIA_APP_ID: 'APPID',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'searchkey',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
  TELESCOPE_ALGOLIA_ASSISTANT_ID: 'assistant',
};

/** What a reader does, on the built site: run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can be late for a test; what is wrong is wrong again.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{arg}{ext}',
  expect: {
    // Text is drawn a little otherwise on another machine; a colour or a space is not.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: chromiumPath,
      args: ['--disable-background-networking', '--disable-gpu'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: {viewport: {width: 1280, height: 900}},
      testIgnore: /phone|hosted|fixture/,
    },
    {
      name: 'phone',
      use: {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true},
      testMatch: /phone/,
    },
    {
      name: 'hosted',
      use: {
        viewport: {width: 1280, height: 900},
        baseURL: `http://localhost:${hostedPort}`,
        ignoreHTTPSErrors: true,
      },
      testMatch: /hosted/,
    },
    {name: 'fixture-builds', testMatch: /fixture\.setup/},
    {
      name: 'fixture',
      use: {viewport: {width: 1280, height: 900}},
      testMatch: /fixture\..*\.spec/,
      dependencies: ['fixture-builds'],
    },
  ],
  webServer: [
    {
      command: `npm run serve -- --port ${port} --no-open`,
      port,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `npm run build -- --out-dir build-hosted && npm run serve -- --dir build-hosted --port ${hostedPort} --no-open`,
      port: hostedPort,
      env: hostedSite,
      timeout: 240_000,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
