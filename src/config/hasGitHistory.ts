import {execFileSync} from 'node:child_process';

/** Returns `false` without Git or a commit, and in shallow clones, whose dates are wrong. */
export function hasGitHistory(siteDir: string): boolean {
  try {
    const args = ['rev-parse', '--is-shallow-repository', 'HEAD'];
    const output = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'});
    return output.startsWith('false');
  } catch {
    return false;
  }
}
