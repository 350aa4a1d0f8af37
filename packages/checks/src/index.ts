import path from 'node:path';
import {parseArgs} from 'node:util';
import {applyFixes} from './applyFixes';
import {checkGuide} from './checkGuide';
import type {CheckOptions, Context} from './context';
import {Guide} from './guide';
import {relativePath} from './page';
import {rules} from './preset';
import {formatText, type CheckResult} from './report';

export type {CheckOptions} from './context';

/** Runs `npm run check [--fix] [paths]`. Exit code 1 if findings remain. */
export async function runCheck(site: CheckOptions, args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {fix: {type: 'boolean', default: false}},
  });
  const root = process.cwd();
  const paths = positionals.map((input) => relativePath(root, path.resolve(root, input)));
  const outcome = await check({...site, root}, values.fix, paths);
  console.log(formatText(outcome));
  process.exitCode = outcome.findings.length > 0 ? 1 : 0;
}

/** Checks a project. @throws if a path selects no pages */
export async function check(context: Context, fix: boolean, paths: string[]): Promise<CheckResult> {
  const guide = Guide.read(context);
  for (const selected of paths) {
    if (!guide.pages.some(({file}) => isSelected(file, [selected]))) {
      const folders = Object.values(context.folders).join(' and ');
      throw new Error(`${selected} is not a page or a folder of pages. Pages are in ${folders}.`);
    }
  }
  const allFindings = await checkGuide(guide, rules);
  const findings = allFindings.filter(({file}) => isSelected(file, paths));
  const fixed = fix ? applyFixes(context.root, findings) : [];
  return {
    pages: guide.pages.filter(({file}) => isSelected(file, paths)).length,
    findings: findings.filter((finding) => !fixed.includes(finding)),
    fixed,
  };
}

/** Without paths, all files are selected. */
export function isSelected(file: string, paths: readonly string[]): boolean {
  return paths.length === 0 || paths.some((one) => one === '' || `${file}/`.startsWith(`${one}/`));
}
