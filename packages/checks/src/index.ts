import {parseArgs} from 'node:util';
import {applyFixes} from './applyFixes';
import {checkGuide} from './checkGuide';
import type {ContentRules, Context} from './context';
import {Guide} from './guide';
import {isChosen, readPaths} from './paths';
import {rules} from './preset';
import {formatText, type Outcome} from './report';

export type {ContentRules} from './context';

/**
 * Says all that pages must hold to, in every language, without a build. The exit code is 1 when
 * something is left to mend. `--fix` mends what can be mended safely; paths report on some pages
 * alone.
 *
 * @throws when an option is unknown or a data file cannot be read
 */
export async function runCheck(site: ContentRules, args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {fix: {type: 'boolean', default: false}},
  });
  const root = process.cwd();
  const outcome = await check({...site, root}, values.fix, readPaths(root, positionals));
  console.log(formatText(outcome));
  process.exitCode = outcome.findings.length > 0 ? 1 : 0;
}

/** Checks a project. @param paths those that are reported on; all, when there are none */
export async function check(context: Context, fix: boolean, paths: string[]): Promise<Outcome> {
  const guide = Guide.read(context);
  const pages = guide.pages.filter(({file}) => isChosen(file, paths)).length;
  const all = await checkGuide(guide, rules);
  const findings = all.filter(({file}) => isChosen(file, paths));
  const mended = fix ? applyFixes(context.root, findings) : [];
  return {pages, findings: findings.filter((finding) => !mended.includes(finding)), mended};
}
