import {defineConfig} from 'vitest/config';

/**
 * `unit`: pure modules. `site`: whole commands on small copies of the site.
 * `built`: the files of a build that was made before (BUILD_DIR, or build/); `hosting`: how nginx serves them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/__tests__/**/*.test.ts',
            'tests/github/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'figures/**/__tests__/**/*.test.ts',
            'scripts/**/__tests__/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {test: {name: 'built', include: ['tests/built/**/*.test.ts'], testTimeout: 30_000}},
      {
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
