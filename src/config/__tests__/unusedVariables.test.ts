import logger from '@docusaurus/logger';
import {expect, it, onTestFinished, vi} from 'vitest';
import {warnOfUnusedVariables} from '../unusedVariables';

it('warns of each unused variable once, with the likely name, and deletes it', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const used = {
    PATH: '/bin',
    TELESCOPE_SITE_URL: 'https://example.com',
    TELESCOPE_STRICT: 'true',
    TELESCOPE_ALGOLIA_ADMIN_KEY: 'w',
    TELESCOPE_TOKEN: 'token',
    TELESCOPE_EMPTY: '',
  };
  const env = {...used, TELESCOPE_STICT: 'true', TELESCOPE_ASSISTANTS: 'all'};
  warnOfUnusedVariables(env);
  warnOfUnusedVariables(env);
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/TELESCOPE_ASSISTANTS is set, but nothing reads it\.$/),
    expect.stringMatching(/TELESCOPE_STICT .* Did you mean TELESCOPE_STRICT\?$/),
  ]);
  expect(env).toEqual(used);
});
