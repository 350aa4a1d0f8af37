import {execFileSync} from 'node:child_process';

/** Installs the tools that `package-lock.json` pins. */
export default function install(): void {
  execFileSync('npm', ['ci', '--ignore-scripts', '--fetch-retries=5'], {
    cwd: __dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
