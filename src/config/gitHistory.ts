import {execFileSync} from 'node:child_process';

/** Docusaurus's update times need Git, and file dates are wrong in shallow clones. */
export function hasFullGitHistory(folder: string): boolean {
  try {
    const options = {cwd: folder, encoding: 'utf8', stdio: 'pipe'} as const;
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], options);
    return output.trim() === 'false';
  } catch {
    return false;
  }
}
