import {execFileSync} from 'node:child_process';

/** Shallow clones have wrong file dates. Without Git, Docusaurus can't show update times. */
export function hasFullGitHistory(folder: string): boolean {
  try {
    const options = {cwd: folder, encoding: 'utf8', stdio: 'pipe'} as const;
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], options);
    return output.trim() === 'false';
  } catch {
    return false;
  }
}
