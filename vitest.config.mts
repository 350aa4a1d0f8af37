import {defineConfig} from 'vitest/config';

/** For tests that run programs or servers. */
const longTimeouts = {testTimeout: 900_000, hookTimeout: 900_000};

/**
 * - `unit`: tests of modules, next to their code.
 * - `source`: consistency of sources, documentation and configuration.
 * - `api`: API content of pages, checked against the OpenAPI description.
 * - `built`: files of a build, in BUILD_DIR or build/.
 * - `hosting`: responses of a local nginx, or of the host at the URL in SITE.
 * - `release`: slow tests of commands, such as builds.
 * - `conformance`: a build, checked by validators and converters of other projects.
 *
 * The first three need no build. Extras have folders of these names in their `tests`.
 */
export default defineConfig({
  test: {
    // All cores: many tests wait for child processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // Sharing modules between files halves the time. The tests must not leave global state behind.
          isolate: false,
          include: ['{src,packages,extras,tools}/**/__tests__/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'source',
          include: ['tests/source/**/*.test.ts'],
          exclude: ['tests/source/api/**'],
          isolate: false,
          ...longTimeouts,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/source/api/**/*.test.ts'],
          isolate: false,
          ...longTimeouts,
        },
      },
      {
        test: {
          name: 'built',
          include: ['tests/site/built/**/*.test.ts', 'extras/*/tests/built/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'hosting',
          include: ['tests/site/hosting/**/*.test.ts', 'extras/*/tests/hosting/*.test.ts'],
          isolate: false,
          globalSetup: 'tests/site/hosting/start.ts',
          ...longTimeouts,
        },
      },
      {
        test: {
          name: 'release',
          include: ['tests/release/**/*.test.ts', 'extras/*/tests/release/*.test.ts'],
          exclude: ['tests/release/conformance/**', '**/node_modules/**'],
          ...longTimeouts,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/release/conformance/*.test.ts', 'extras/*/tests/conformance/*.test.ts'],
          globalSetup: 'tests/release/conformance/install.ts',
          ...longTimeouts,
        },
      },
    ],
  },
});
