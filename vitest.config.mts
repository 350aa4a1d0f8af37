import {defineConfig} from 'vitest/config';

/**
 * `unit`: pure modules. `site`: whole commands on small copies of the site.
 * `api`: what the pages about the API show, against its description.
 * `built`: the files of a build that was made before (BUILD_DIR, or build/); `hosting`: how nginx, or the host at SITE, serves them.
 */
export default defineConfig({
  test: {
    // All cores: many tests wait for a process of their own.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // They change nothing of the process: what they import is loaded once, which halves the time.
          isolate: false,
          include: [
            'src/**/__tests__/**/*.test.ts',
            'tests/github/**/*.test.ts',
            'tests/search/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'packages/**/__tests__/**/*.test.ts',
            'tools/**/__tests__/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/api/start.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          globalSetup: 'tests/hosting/start.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
