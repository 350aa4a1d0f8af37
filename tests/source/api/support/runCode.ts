import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {folderWith} from '../../../../packages/content/src/__tests__/files';
import {sampleOrigin} from './description';

export interface Run {
  code: number;
  stdout: string;
  stderr: string;
  /** In seconds. */
  waits: number[];
}

export const token = 'tlsp_test';

const recordWaitsDir = path.resolve('tests/source/api/support/recordWaits');

const commands: Record<string, [file: string, command: string, ...args: string[]]> = {
  curl: ['sample.sh', 'bash'],
  javascript: ['sample.mjs', process.execPath, '--import', `${recordWaitsDir}/recordWaits.mjs`],
  // Debian's Python, with Debian's Requests.
  python: ['sample.py', '/usr/bin/python3'],
};

/** Runs code of a page with a token, against another origin. */
export async function runCode(
  language: string,
  code: string,
  origin: string,
  folder = folderWith(),
): Promise<Run> {
  const [file, command, ...args] = commands[language]!;
  const waits = path.join(folder, 'waits');
  fs.writeFileSync(waits, '');
  fs.writeFileSync(path.join(folder, file), code.replaceAll(sampleOrigin, origin));
  const env = {
    PATH: `${recordWaitsDir}:${process.env.PATH}`,
    HOME: folder,
    PYTHONPATH: recordWaitsDir,
    PYTHONDONTWRITEBYTECODE: '1',
    TELESCOPE_TOKEN: token,
    WAITS: waits,
  };
  return new Promise<Run>((resolve) => {
    execFile(command, [...args, file], {cwd: folder, env}, (error, stdout, stderr) =>
      resolve({
        code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
        stdout,
        stderr,
        waits: fs.readFileSync(waits, 'utf8').split('\n').map(Number).filter(Boolean),
      }),
    );
  });
}
