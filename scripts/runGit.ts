import {execFileSync} from 'node:child_process';

/** What git prints, run in a folder. @throws with what git says when it fails */
export function runGit(root: string, args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const said = (error as {stderr?: string}).stderr?.trim();
    throw new Error(`git ${args.join(' ')} failed: ${said || (error as Error).message}`);
  }
}
