import {appendFileSync} from 'node:fs';

/** Whether GitHub runs the checks: it folds what a step prints, and shows a summary of the run. */
const {GITHUB_ACTIONS, GITHUB_STEP_SUMMARY} = process.env;

/** Heads what a step prints. */
export function openStep(name) {
  console.log(GITHUB_ACTIONS ? `::group::${name}` : `\n=== ${name}`);
}

/** Ends what a step prints; a step that failed is named beside the change. */
export function closeStep({name, ok, names}) {
  if (GITHUB_ACTIONS) {
    console.log('::endgroup::');
    if (!ok) {
      console.log(`::error title=${name}::${escapeMessage(names.join('\n') || 'See its output.')}`);
    }
  }
}

/** Lists every check by its name on the page of the run. */
export function summarise(results) {
  if (GITHUB_STEP_SUMMARY) {
    appendFileSync(GITHUB_STEP_SUMMARY, `${summaryTable(results)}\n`);
  }
}

/** A table of the checks, in Markdown, with what failed in each below it. */
export function summaryTable(results) {
  return [
    '| Check | Result | Passed | Failed | Seconds |',
    '|---|---|---:|---:|---:|',
    ...results.map(
      ({name, ok, passed, failed, seconds}) =>
        `| ${name} | ${ok ? 'passed' : '**failed**'} | ${passed} | ${failed} | ${seconds} |`,
    ),
    ...results
      .filter(({names}) => names.length > 0)
      .flatMap(({name, names}) => [
        '',
        `**${name}**`,
        '',
        ...names.map((one) => `- \`${one.replaceAll('`', "'")}\``),
      ]),
  ].join('\n');
}

/** @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function escapeMessage(text) {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
