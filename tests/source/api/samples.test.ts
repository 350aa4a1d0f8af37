import pMap from 'p-map';
import {expect, it} from 'vitest';
import {sampleLanguages} from '../../../packages/openapi/src/samples';
import {buildRequest} from '../../../packages/openapi/src/samples/request';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';
import {runOnMock} from './support/mock';
import {apiPages, blocksOf, codeOf} from './support/pages';

const expectedProblem = (example: string | undefined, code: string) =>
  example === 'wrong-dates' || /"title": "[^"]*"\}/.test(code) ? 'validation-error' : '';
const samples = locales.flatMap((locale) =>
  apiPages(locale)
    .flatMap(blocksOf)
    .filter(({program}) => !program)
    .flatMap((block) =>
      codeOf(block, locale)
        // Other pages cover the other languages.
        .filter(([language]) => !block.isReference || language === 'curl')
        .map(([language, code]) => {
          const problem = expectedProblem(block.sample?.example, code);
          return {location: block.location, language, code, problem};
        }),
    ),
);
// The POST interface has no description, `read` prompts, and `tests/release/clients` runs Prism.
const uniqueSamples = [...new Map(samples.map((sample) => [sample.code, sample])).values()].filter(
  ({code}) => !/\/api\/post|127\.0\.0\.1|^(?:read|npx) /m.test(code),
);

it('every sample runs, in each language, and sends one request that matches the description', async () => {
  expect(uniqueSamples.length).toBeGreaterThan(80);
  const faults = await pMap(
    uniqueSamples,
    async ({location, language, code, problem}) => {
      const {exchanges, ...run} = await runOnMock(language, code);
      const [exchange] = exchanges;
      const isExpected =
        exchanges.length === 1 &&
        exchange!.faults.length === 0 &&
        exchange!.problem === problem &&
        (problem === ''
          ? run.code === 0
          : run.code !== 0 && (run.stderr + run.stdout).includes(`/problems/${problem}`));
      return isExpected ? [] : [{location, language, ...run, exchanges}];
    },
    {concurrency: 3},
  );
  expect(faults.flat()).toEqual([]);
});

it.each(sampleLanguages)(
  'a sample prints the status and the body of any error ($label)',
  async (one) => {
    const request = buildRequest(describeApi('en'), {operation: 'getItem'});
    const body = '<html><h1>Bad gateway</h1></html>';
    const gateway = () => ({status: 502, body});
    const run = await runOnMock(one.value, one.print(request), gateway);
    expect(run.code).not.toBe(0);
    expect(run.stderr + run.stdout).toContain('502');
    expect(run.stderr + run.stdout).toContain(body);
  },
);
