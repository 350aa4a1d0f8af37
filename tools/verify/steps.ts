import {countPlaywright, countVitest, type Count} from './count';

/** An npm script of the project that must end well. */
export interface Step {
  script: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** How many tests it ran, by the report it wrote; a step without counts as one. */
  count?: () => Count;
  /** The steps after it need what it makes. */
  isVital?: boolean;
}

const reports = '.tmp/reports';

const vitest = (script: string): Step => {
  const file = `${reports}/${script.replace(':', '-')}.json`;
  return {
    script,
    args: ['--reporter=default', '--reporter=json', `--outputFile=${file}`],
    count: () => countVitest(file),
  };
};

/**
 * Everything that decides whether a change lands, in groups: the steps of a group run two at a time,
 * the longest first, so that no core waits for the other.
 */
export const groups: Step[][] = [
  [
    {script: 'build', env: {TELESCOPE_STRICT: 'true'}, isVital: true},
    vitest('test:unit'),
    {script: 'lint'},
    {script: 'typecheck'},
    {script: 'check'},
    {script: 'cards', args: ['--check']},
    {script: 'figures', args: ['--check']},
    {script: 'starter-kit', args: ['--check']},
  ],
  [{script: 'compress'}, {script: 'licences', args: ['--check']}],
  [vitest('test:built'), vitest('test:hosting')],
  [
    {
      script: 'test:browser',
      env: {
        CI: 'true',
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/test-browser.json`,
        // One browser window for all tests of a worker, emptied between them: a third less time.
        PW_TEST_REUSE_CONTEXT: '1',
      },
      count: () => countPlaywright(`${reports}/test-browser.json`),
    },
  ],
];
