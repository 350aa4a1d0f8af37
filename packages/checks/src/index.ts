import fs from 'node:fs';
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
  const outcome = await check({...site, root}, values.fix, resolvePaths(root, positionals));
  console.log(formatText(outcome));
  process.exitCode = outcome.findings.length > 0 ? 1 : 0;
}

/** Checks a project. */
export async function check(context: Context, fix: boolean, paths: string[]): Promise<CheckResult> {
  const guide = Guide.read(context);
  const pages = guide.pages.filter(({file}) => isSelected(file, paths)).length;
  const allFindings = await checkGuide(guide, rules);
  const findings = allFindings.filter(({file}) => isSelected(file, paths));
  const fixed = fix ? applyFixes(context.root, findings) : [];
  return {pages, findings: findings.filter((finding) => !fixed.includes(finding)), fixed};
}

/** Converts paths to POSIX paths relative to the root. @throws if one doesn't exist */
export function resolvePaths(root: string, inputs: readonly string[]): string[] {
  return inputs.map((input) => {
    const file = path.resolve(root, input);
    if (!fs.existsSync(file)) {
      throw new Error(`${input}: no such file or folder in ${root}.`);
    }
    return relativePath(root, file);
  });
}

/** Without paths, all files are selected. */
export function isSelected(file: string, paths: readonly string[]): boolean {
  return paths.length === 0 || paths.some((one) => one === '' || `${file}/`.startsWith(`${one}/`));
}
