import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sampleOrigin} from './description';

/** How a program ended. */
export interface Run {
  code: number;
  printed: string;
  said: string;
  /** How long it has waited, in seconds, each time. Nobody waits in a test. */
  waits: number[];
}

/** Debian's, which has Debian's Requests. */
const python = '/usr/bin/python3';

const programs: Record<string, {command: string; args: string[]; file: string}> = {
  curl: {command: 'bash', args: [], file: 'sample.sh'},
  javascript: {
    command: process.execPath,
    args: ['--import', path.resolve('tests/source/api/support/quick/quick.mjs')],
    file: 'sample.mjs',
  },
  python: {command: python, args: [], file: 'sample.py'},
};

/** Runs code of a page, as a reader would who has a token, against another address than that of the page. */
export async function runCode(
  language: string,
  code: string,
  {origin, token}: {origin: string; token: string},
): Promise<Run> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-sample-'));
  const {command, args, file} = programs[language]!;
  const quick = path.resolve('tests/source/api/support/quick');
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
      execFile(
        command,
        [...args, file],
        {cwd: folder, env, timeout: 30_000},
        (error, printed, said) =>
          resolve({
            code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
            printed,
            said,
            waits: fs.readFileSync(waits, 'utf8').split('\n').filter(Boolean).map(Number),
          }),
      );
    });
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
