import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {SITE_FILE} from '@guide/built-site/publishedSite';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {BuildReader} from './build/buildReader';
import {serveHttp} from './http/serveHttp';
import {log} from './log';
import {serverFactory} from './server';

/** Serves a build over stdio or HTTP. @throws if an option is invalid, or the folder contains no build */
export async function runMcp(args: string[]): Promise<void> {
  const {
    values: {http: port, allow},
    positionals: [folder = 'build'],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      http: {type: 'string'},
      allow: {type: 'string', multiple: true, default: []},
    },
  });
  if (!fs.existsSync(path.join(folder, SITE_FILE))) {
    throw new Error(
      `There is no build in ${folder}. Run \`npm run build\`, or pass another folder.`,
    );
  }
  const factory = serverFactory(new BuildReader(folder));
  if (port === undefined) {
    serveStdio(factory, {onerror: log});
    return;
  }
  const server = await serveHttp(factory, {port: Number(port), allow});
  log(`${folder} is served at ${server.address}.`);
  process.once('SIGTERM', () => void server.close());
  process.once('SIGINT', () => void server.close());
}
