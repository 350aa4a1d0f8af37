import {defineConfig} from 'vitest/config';

/** Waits of a test that runs programs or servers: no machine is too busy for them. */
const runsPrograms = {testTimeout: 300_000, hookTimeout: 300_000};

/**
 * `unit`: pure modules, beside their code. `source`: the sources of the guide and of the project against
 * each other; `api`: what pages show of the API, run against its description. These need no build.
 * `built`: the files of a build (BUILD_DIR, or build/); `hosting`: how nginx, or the host at SITE, serves
 * them. `release`: commands of writers and owners that build a site or a book themselves.
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
          include: ['{src,packages,tools}/**/__tests__/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'source',
          include: ['tests/source/**/*.test.ts'],
          exclude: ['tests/source/api/**'],
          ...runsPrograms,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/source/api/**/*.test.ts'],
          isolate: false,
          ...runsPrograms,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/site/built/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'hosting',
          include: ['tests/site/hosting/**/*.test.ts'],
          globalSetup: 'tests/site/hosting/start.ts',
          ...runsPrograms,
        },
      },
      {test: {name: 'release', include: ['tests/release/**/*.test.ts'], ...runsPrograms}},
    ],
  },
});
