import {execFileSync} from 'node:child_process';

/**
 * Whether a folder has a full Git history. In a shallow clone every file has the date of the only commit; without
 * Git, Docusaurus fails if last update times are on.
 */
export function hasFullGitHistory(folder: string): boolean {
  try {
    const options = {cwd: folder, encoding: 'utf8', stdio: 'pipe'} as const;
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], options);
    return output.trim() === 'false';
  } catch {
    return false;
  }
}
