import {defineConfig} from 'vitest/config';

/** For tests that run programs or servers. */
const runsPrograms = {testTimeout: 300_000, hookTimeout: 300_000};

/**
 * - `unit`: pure modules, next to their code.
 * - `source`: consistency of the sources.
 * - `api`: API content on pages, run against the API description.
 * - `built`: files of a build (BUILD_DIR, or build/).
 * - `hosting`: responses of nginx, or of the host at SITE.
 * - `release`: commands that build a site or a book.
 *
 * The first three need no build.
 */
export default defineConfig({
  test: {
    // All cores: many tests wait for child processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // Shared modules halve the time. These tests change no global state.
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
