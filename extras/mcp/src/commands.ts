import fs from 'node:fs';
import path from 'node:path';
import {SITE_FILE} from '@guide/built-site/publishedSite';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {serveHttp} from './http/serveHttp';
import {readOptions} from './options';
import {serverFactory} from './server';
import {BuildReader} from './build/buildReader';

/** Serves a build over stdio or HTTP. @throws if an option is invalid, or the folder contains no build */
export async function runMcp(args: string[]): Promise<void> {
  const {folder, http} = readOptions(args);
  if (!fs.existsSync(path.join(folder, SITE_FILE))) {
    throw new Error(
      `There is no build in ${folder}. Run \`npm run build\`, or pass another folder.`,
    );
  }
  const factory = serverFactory(new BuildReader(folder, log));
  if (http) {
    const server = await serveHttp(factory, http, log);
    log(`${folder} is served at ${server.address}.`);
    process.once('SIGTERM', () => void server.close());
    process.once('SIGINT', () => void server.close());
  } else {
    serveStdio(factory, {onerror: log});
  }
}

/** To stderr, because stdout carries the protocol. */
function log(entry: unknown): void {
  const text = entry instanceof Error ? entry.message : String(entry);
  process.stderr.write(`${text.replace(/\p{Cc}+/gu, ' ').slice(0, 500)}\n`);
}
