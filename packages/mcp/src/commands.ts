import fs from 'node:fs';
import path from 'node:path';
import {SITE_FILE} from '@guide/built-site/publishedSite';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {serveHttp} from './http/serveHttp';
import {readOptions} from './options';
import {serverFactory} from './server';
import {Site} from './site/site';

/** @throws if an option is invalid, or the folder contains no build */
export async function runMcp(args: string[]): Promise<void> {
  const {folder, http} = readOptions(args);
  if (!fs.existsSync(path.join(folder, SITE_FILE))) {
    throw new Error(
      `There is no build in ${folder}. Run \`npm run build\`, or pass another folder.`,
    );
  }
  const factory = serverFactory(new Site(folder, log));
  if (http) {
    const server = await serveHttp(factory, http, log);
    log(`${folder} is served at ${server.address}.`);
    process.once('SIGTERM', () => void server.close());
    process.once('SIGINT', () => void server.close());
  } else {
    serveStdio(factory, {onerror: log});
  }
}

/** Removes control characters from clients. stdout is for the protocol. */
function log(what: unknown): void {
  const text = what instanceof Error ? what.message : String(what);
  process.stderr.write(`${text.replace(/\p{Cc}+/gu, ' ').slice(0, 500)}\n`);
}
