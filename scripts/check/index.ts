/**
 * `npm run check`: all that pages must hold to, in both languages, without a build. Ends with 1 when
 * something is left to mend, and with 2 when it could not look.
 *
 * `-- --fix` mends what can be mended safely. Paths report on some pages alone: `-- docs/glossary.mdx`.
 * `--format json` is for programs. `--root <folder>` checks a copy of the project.
 */
import {runCommand} from '../runCommand';
import {applyFixes} from './applyFixes';
import {checkGuide} from './checkGuide';
import {Guide} from './guide';
import {isChosen, readOptions, type Options} from './options';
import {formatJson, formatText} from './report';
import {rules} from './rules';
import type {Finding} from './rule';

void runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const {pages, findings} = await check(options);
  const mended = options.fix ? applyFixes(options.root, findings) : [];
  const left = findings.filter((finding) => !mended.includes(finding));
  const outcome = {pages, findings: left, mended};
  console.log(options.format === 'json' ? formatJson(outcome) : formatText(outcome));
  process.exitCode = left.length > 0 ? 1 : 0;
}, 2);

async function check({root, paths}: Options): Promise<{pages: number; findings: Finding[]}> {
  const guide = Guide.read(root);
  const findings = await checkGuide(guide, rules);
  return {
    pages: guide.pages.filter(({file}) => isChosen(file, paths)).length,
    findings: findings.filter(({file}) => isChosen(file, paths)),
  };
}
