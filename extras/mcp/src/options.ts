import {parseArgs} from 'node:util';
import type {HttpOptions} from './http/serveHttp';

export function readOptions(args: string[]): {folder: string; http?: HttpOptions} {
  const {
    values: {http, allow},
    positionals: [folder = 'build', ...more],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      http: {type: 'string'},
      allow: {type: 'string', multiple: true, default: []},
    },
  });
  if (more.length > 0) {
    throw new Error(`Expected one folder; remove "${more.join(' ')}".`);
  }
  return {
    folder,
    ...(http !== undefined && {http: {port: readPort(http), allow}}),
  };
}

function readPort(value: string): number {
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new Error(`--http is "${value}": expected a port, a whole number from 0 to 65535.`);
  }
  return port;
}
