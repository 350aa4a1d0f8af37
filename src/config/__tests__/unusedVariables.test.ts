import logger from '@docusaurus/logger';
import {expect, it, onTestFinished, vi} from 'vitest';
import {findUnusedVariables, warnOfUnusedVariables} from '../unusedVariables';

it.each([
  'TELESCOPE_SITE_URL',
  'TELESCOPE_ANNOUNCEMENT_FR',
  'TELESCOPE_STRICT',
  'TELESCOPE_ALGOLIA_ADMIN_KEY',
  'TELESCOPE_ALGOLIA_HOST',
  'TELESCOPE_TOKEN',
  'PATH',
])('accepts %s', (name) => {
  expect(findUnusedVariables({[name]: 'set'})).toEqual([]);
});

it.each([
  ['TELESCOPE_STICT', /TELESCOPE_STICT .* Did you mean TELESCOPE_STRICT\?$/],
  ['TELESCOPE_SIGNIN_URL', /Did you mean TELESCOPE_SIGN_IN_URL\?$/],
  ['TELESCOPE_PRODUCT_NAME', /TELESCOPE_PRODUCT_NAME .* nothing reads it\.$/],
])('warns of %s', (name, warning) => {
  expect(findUnusedVariables({[name]: 'set'})).toEqual([
    {name, warning: expect.stringMatching(warning)},
  ]);
});

it('ignores empty variables', () => {
  expect(findUnusedVariables({TELESCOPE_STICT: ''})).toEqual([]);
});

it('warns once of each variable, even if the configuration is read several times', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const env = {TELESCOPE_STICT: 'true', TELESCOPE_ASSISTANTS: 'all', TELESCOPE_STRICT: 'true'};
  warnOfUnusedVariables(env);
  warnOfUnusedVariables(env);
  expect(warn.mock.calls.map(([text]) => /TELESCOPE_\w+/.exec(String(text))![0])).toEqual([
    'TELESCOPE_ASSISTANTS',
    'TELESCOPE_STICT',
  ]);
  expect(env).toEqual({TELESCOPE_STRICT: 'true'});
});
