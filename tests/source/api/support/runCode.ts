import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sampleOrigin} from './description';

export interface Run {
  code: number;
  printed: string;
  said: string;
  /** Recorded waits in seconds. Tests don't wait. */
  waits: number[];
}

export const token = 'tlsp_test';

/** Modules that record waits instead of waiting. */
const quick = path.resolve('tests/source/api/support/quick');

const commands: Record<string, [file: string, command: string, ...args: string[]]> = {
  curl: ['sample.sh', 'bash'],
  javascript: ['sample.mjs', process.execPath, '--import', `${quick}/quick.mjs`],
  // Debian's Python, with Debian's Requests.
  python: ['sample.py', '/usr/bin/python3'],
};

/** Runs code of a page with a token, against another origin. */
export async function runCode(language: string, code: string, origin: string): Promise<Run> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-sample-'));
  const [file, command, ...args] = commands[language]!;
  const waits = path.join(folder, 'waits');
  fs.writeFileSync(waits, '');
  fs.writeFileSync(path.join(folder, file), code.replaceAll(sampleOrigin, origin));
  const env = {
    PATH: `${quick}:${process.env.PATH}`,
    HOME: folder,
    PYTHONPATH: quick,
    PYTHONDONTWRITEBYTECODE: '1',
    TELESCOPE_TOKEN: token,
    WAITS: waits,
  };
  try {
    return await new Promise<Run>((resolve) => {
      execFile(command, [...args, file], {cwd: folder, env}, (error, printed, said) =>
        resolve({
          code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
          printed,
          said,
          waits: fs.readFileSync(waits, 'utf8').split('\n').map(Number).filter(Boolean),
        }),
      );
    });
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
