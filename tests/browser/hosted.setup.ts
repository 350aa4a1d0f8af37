import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {test} from '@playwright/test';

/**
 * A site with the settings of an owner: those that `tests/owner` leaves as they are. The keys of its
 * hosted provider are those of the stand-in in `tests/support/provider`.
 */
const hostedSite = {
  TELESCOPE_SIGN_IN_URL: 'https://app.example.com/sign-in',
  TELESCOPE_REPOSITORY_URL: 'https://github.com/example/guide',
  TELESCOPE_COPYRIGHT_YEAR: '2027',
  TELESCOPE_ASSISTANTS: '[Helper](https://helper.example/new?q={prompt})',
  TELESCOPE_ANNOUNCEMENT_ID: 'spring-2027',
  TELESCOPE_ANNOUNCEMENT_EN: 'What is new? [The versions](/versions/) & more.',
  TELESCOPE_ANNOUNCEMENT_FR: 'Quoi de neuf ? [Les versions](/versions/) & plus.',
  TELESCOPE_ALGOLIA_APP_ID: 'APPID',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'searchkey',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
  TELESCOPE_ALGOLIA_ASSISTANT_ID: 'assistant',
};

test('the site with a hosted search builds', async () => {
  test.setTimeout(400_000);
  const cli = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, [cli, 'build', '--out-dir', 'build-hosted'], {
    // No dates of pages: git would be asked for each.
    env: {...process.env, NODE_ENV: undefined, GIT_DIR: 'none', ...hostedSite},
    maxBuffer: 64 * 1024 * 1024,
  });
});
