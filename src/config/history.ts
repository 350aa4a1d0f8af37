import {execFileSync} from 'node:child_process';

/**
 * Whether the history of the files is here, whole. A shallow clone dates every file by its one
 * commit; a folder without git has no dates, and Docusaurus stops at it.
 */
export function hasHistory(folder: string): boolean {
  try {
    const options = {cwd: folder, encoding: 'utf8', stdio: 'pipe'} as const;
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], options);
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
