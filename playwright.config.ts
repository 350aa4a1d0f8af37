import {defineConfig} from '@playwright/test';
import {chromiumPath} from './tools/site/chromium';
import {engines, type Engine} from './tests/engines/drivers/driver';

/** Another port keeps two runs on one machine apart. */
const port = Number(process.env.TEST_PORT ?? 4173);
const hostedPort = port + 1;

/** What a reader does, on the built site: run `npm run build` first. */
export default defineConfig<object, {engine: Engine}>({
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
    // The site that another test builds slows the machine down.
    timeout: 10_000,
    // Text is rendered a little differently on another machine; a colour or a space is not.
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
      // Hinted as in a browser with a window: the pictures of the look are the same.
      args: ['--disable-background-networking', '--disable-gpu', '--font-render-hinting=slight'],
    },
  },
  // What others wait for comes first.
  projects: [
    {name: 'hosted-build', testMatch: /hosted\.setup/},
    {name: 'fixture-builds', testMatch: /fixture\.setup/},
    {name: 'owner-build', testMatch: /owner\.setup/},
    {
      name: 'desktop',
      use: {viewport: {width: 1280, height: 900}},
      testIgnore: /phone|hosted|fixture|owner/,
    },
    {
      name: 'phone',
      use: {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true},
      testMatch: /phone/,
    },
    ...engines.map((engine) => ({name: engine, testDir: 'tests/engines', use: {engine}})),
    {
      name: 'hosted',
      use: {
        viewport: {width: 1280, height: 900},
        baseURL: `http://localhost:${hostedPort}`,
        ignoreHTTPSErrors: true,
      },
      testMatch: /hosted.*\.spec/,
      dependencies: ['hosted-build'],
    },
    {
      name: 'fixture',
      use: {viewport: {width: 1280, height: 900}},
      testMatch: /fixture\..*\.spec/,
      dependencies: ['fixture-builds'],
    },
    {
      name: 'owner',
      use: {viewport: {width: 1280, height: 900}},
      testMatch: /owner\..*\.spec/,
      dependencies: ['owner-build'],
    },
  ],
  webServer: [
    {
      command: `npm run serve -- --port ${port} --no-open`,
      port,
      reuseExistingServer: !process.env.CI,
    },
    {
      // The build comes later, in `hosted.setup.ts`.
      command: `npm run serve -- --dir build-hosted --port ${hostedPort} --no-open`,
      port: hostedPort,
      reuseExistingServer: !process.env.CI,
    },
  ],
});
