import {spawn} from 'node:child_process';

/** Runs a command, shows what it prints, and says whether it ended well. */
export function run([command, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
  });
}
