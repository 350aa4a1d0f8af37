import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

/** What a run of wrk has seen. */
export interface Load {
  perSecond: number;
  megabytesPerSecond: number;
  /** Milliseconds within which so many in a hundred answers came. */
  p50: number;
  p90: number;
  p99: number;
  requests: number;
  /** Connections that failed or took too long. */
  failed: number;
  /** Answers with another status than expected. */
  unexpected: number;
  /** Answers without the Content-Security-Policy. */
  unprotected: number;
}

/** What `load.lua` prints; times in microseconds. */
interface Result {
  requests: number;
  microseconds: number;
  bytes: number;
  p50: number;
  p90: number;
  p99: number;
  answers: number;
  unexpected: number;
  unprotected: number;
  failed: number;
}

const script = path.join(__dirname, 'load.lua');

/** Asks a server for some paths, over and over, for a time that is bounded. */
export async function runWrk(
  origin: string,
  status: number,
  paths: readonly string[],
  seconds: number,
): Promise<Load> {
  const args = ['-t2', '-c32', `-d${seconds}s`, '--timeout', '5s', '-s', script, origin];
  try {
    const {stdout} = await promisify(execFile)('wrk', [...args, '--', String(status), ...paths]);
    return parseLoad(stdout);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new Error('wrk is not installed. On Debian: apt-get install wrk')
      : error;
  }
}

/** Reads what wrk prints with `load.lua`. @throws when the line of the result is not there */
export function parseLoad(output: string): Load {
  const [, json] = /^RESULT (\{.*\})$/m.exec(output) ?? [];
  if (json === undefined) {
    throw new Error(`wrk has no result: ${output}`);
  }
  const {requests, microseconds, bytes, p50, p90, p99, ...counts} = JSON.parse(json) as Result;
  const seconds = microseconds / 1e6;
  return {
    perSecond: requests / seconds,
    megabytesPerSecond: bytes / 1e6 / seconds,
    p50: p50 / 1000,
    p90: p90 / 1000,
    p99: p99 / 1000,
    requests,
    failed: counts.failed,
    unexpected: counts.unexpected,
    unprotected: counts.unprotected,
  };
}
