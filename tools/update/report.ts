import type {Swizzle} from './swizzles';

/** A step of `npm test`, as it was printed. */
export interface TestedStep {
  name: string;
  ok: boolean;
  /** The names of the tests that failed. */
  failed: string[];
  /** The end of what a step without tests printed. */
  printed: string;
}

interface Update {
  from: string;
  to: string;
  steps: TestedStep[];
  swizzles: (Swizzle & {difference: string})[];
}

/** As many lines of a failed step as say why, in a report. */
const LINES = 30;

/** The steps of `npm test` with what each printed, from all that it printed. */
export function stepsOf(printed: string): TestedStep[] {
  const results = [...printed.matchAll(/^(ok|FAILED) +(.+): \d+ passed, .*\n((?: {7}.*\n)*)/gm)];
  return results.map(([, outcome, name, names]) => {
    const [, own = ''] = printed.split(`\n=== ${name}\n`);
    const [until] = own.split(/\n===|\n(?:ok|FAILED) /);
    return {
      name: name!,
      ok: outcome === 'ok',
      failed: names!.split('\n').flatMap((line) => line.trim() || []),
      printed: until!.trim().split('\n').slice(-LINES).join('\n'),
    };
  });
}

/** What an update needs, as Markdown. */
export function formatReport({from, to, steps, swizzles}: Update): string {
  const changed = swizzles.filter(({difference}) => difference);
  const failed = steps.filter(({ok}) => !ok);
  return [
    `# Docusaurus ${from} to ${to}`,
    '',
    '## Steps of `npm test`',
    '',
    ...(steps.length > 0 ? [] : ['None ran: see `test.log`.']),
    ...steps.map(({name, ok, failed: {length}}) =>
      ok ? `- ${name}: passes` : `- **${name}: fails**${length > 0 ? `, ${length} tests` : ''}`,
    ),
    ...failed.flatMap(formatFailure),
    '',
    '## Swizzled components',
    '',
    `Upstream has changed ${changed.length} of ${swizzles.length}. Take over what matters, and raise the version in the header of each file.`,
    ...changed.flatMap(formatSwizzle),
    '',
  ].join('\n');
}

function formatFailure({name, failed, printed}: TestedStep): string[] {
  const why = failed.length > 0 ? failed.map((test) => `- ${test}`) : ['```text', printed, '```'];
  return ['', `### ${name}`, '', ...why];
}

function formatSwizzle({file, how, component, difference}: Update['swizzles'][number]): string[] {
  return ['', `### ${component}`, '', `${how}: ${file}`, '', '```diff', difference.trim(), '```'];
}
