import {defineConfig} from 'vitest/config';

const project = (name: string, include: string[], options: object = {}) => ({
  test: {name, include, testTimeout: 900_000, hookTimeout: 900_000, ...options},
});

/** Sharing modules between files halves the time. The tests must not leave global state behind. */
const isolate = false;

/** The first three projects need no build. Extras have folders of these names in their `tests`. */
export default defineConfig({
  test: {
    // All cores: many tests wait for child processes.
    maxWorkers: '100%',
    projects: [
      // Tests of modules, next to their code.
      project('unit', ['{src,packages,extras,tools}/**/__tests__/**/*.test.ts'], {
        isolate,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      // Consistency of sources, documentation and configuration.
      project('source', ['tests/source/**/*.test.ts'], {
        isolate,
        exclude: ['tests/source/api/**'],
      }),
      // API content of pages, checked against the OpenAPI description.
      project('api', ['tests/source/api/**/*.test.ts'], {isolate}),
      // Files of a build, in BUILD_DIR or build/.
      project('built', ['tests/site/built/**/*.test.ts', 'extras/*/tests/built/*.test.ts'], {
        isolate,
      }),
      // Responses of a local nginx, or of the host at the URL in SITE.
      project('hosting', ['tests/site/hosting/**/*.test.ts', 'extras/*/tests/hosting/*.test.ts'], {
        isolate,
        globalSetup: 'tests/site/hosting/start.ts',
      }),
      // Slow tests of commands, such as builds.
      project('release', ['tests/release/**/*.test.ts', 'extras/*/tests/release/*.test.ts'], {
        exclude: ['tests/release/conformance/**', '**/node_modules/**'],
      }),
      // A build, checked by validators and converters of other projects.
      project(
        'conformance',
        ['tests/release/conformance/*.test.ts', 'extras/*/tests/conformance/*.test.ts'],
        {globalSetup: 'tests/release/conformance/install.ts'},
      ),
    ],
  },
});
