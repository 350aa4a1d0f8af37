import {applyFixes} from './applyFixes';
import {checkGuide} from './checkGuide';
import type {ContentRules} from './context';
import {Guide} from './guide';
import {isChosen, readOptions} from './options';
import {isWanted, rules} from './preset';
import {formatJson, formatText} from './report';

/**
 * Says all that pages must hold to, in every language, without a build. The exit code is 1 when
 * something is left to mend. `--fix` mends what can be mended safely; paths report on some pages
 * alone; `--format json` is for programs; `--root <folder>` checks a copy of the project.
 *
 * @throws when an option is unknown or a data file cannot be read
 */
export async function runCheck(site: ContentRules, args: string[]): Promise<void> {
  const {root, paths, fix, format} = readOptions(args);
  const guide = Guide.read({...site, root});
  const pages = guide.pages.filter(({file}) => isChosen(file, paths)).length;
  const all = await checkGuide(guide, rules.filter(isWanted(site)));
  const findings = all.filter(({file}) => isChosen(file, paths));
  const mended = fix ? applyFixes(root, findings) : [];
  const left = findings.filter((finding) => !mended.includes(finding));
  const outcome = {pages, findings: left, mended};
  console.log(format === 'json' ? formatJson(outcome) : formatText(outcome));
  process.exitCode = left.length > 0 ? 1 : 0;
}
