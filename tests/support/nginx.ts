import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from './freePort';
import {READER_LOG} from '../../packages/feedback/src/nginx';

const binary = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const configuration = path.resolve(__dirname, '../../deploy/nginx/nginx.conf');

/** nginx as an owner runs it, on this machine. */
export interface Nginx {
  /** Where the site begins, `http://127.0.0.1:1234` or `http://127.0.0.1:1234/guide`. */
  address: string;
  /** What it has written to its logs. */
  readLog(): string;
  /** Where it writes what readers tell, if the site takes it. */
  readerLog: string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** What `npm run build` has made for nginx. */
  generated?: string;
  /** Where the site begins, with a slash at both ends. The root when it is left out. */
  basePath?: string;
  /** Another user than the one who runs the tests. */
  uid?: number;
  /** Files that stand beside the configuration, by their name. */
  beside?: Readonly<Record<string, string>>;
  /** Texts of the configuration to replace, each by another. */
  edits?: Readonly<Record<string, string>>;
}

/**
 * Serves a folder with the configuration of `deploy/nginx`; only its port and its
 * place for temporary files are others.
 *
 * @throws when nginx is not installed, or does not start
 */
export async function startNginx(
  site: string,
  {generated = `${site}-nginx`, basePath = '/', uid, beside = {}, edits = {}}: NginxOptions = {},
): Promise<Nginx> {
  requireInstalled();
  const port = await freePort();
  const prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const temporary = path.join(prefix, 'tmp');
  const log = path.join(temporary, 'log');
  fs.mkdirSync(temporary);
  fs.writeFileSync(log, '');
  // Without the slash at its end, which would have the link be a folder.
  const link = path.join(prefix, 'site', basePath, '.');
  fs.mkdirSync(path.dirname(link), {recursive: true});
  fs.symlinkSync(path.resolve(site), link);
  const readerLog = path.join(temporary, 'reader.log');
  copyRules(generated, path.join(prefix, 'generated'), readerLog);
  const main = replaceAll(localConfiguration(port, temporary, log), edits);
  const files = {'nginx.conf': main, ...beside};
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(prefix, name), text);
  }
  if (uid !== undefined) {
    [temporary, log].forEach((file) => fs.chownSync(file, uid, uid));
    // It may read the folder, and write nowhere but in the one for temporary files.
    fs.chmodSync(prefix, 0o555);
  }
  const child = spawn(binary, commandLine(prefix, log, uid), {
    stdio: 'ignore',
    uid,
    gid: uid,
  });
  // A test that is cut off leaves no server behind.
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const readLog = () => fs.readFileSync(log, 'utf8');
  const address = `http://127.0.0.1:${port}${basePath.slice(0, -1)}`;
  if (!(await doesAnswer(`${address}/`, child))) {
    throw new Error(`nginx does not start: ${readLog()}`);
  }
  return {
    address,
    readLog,
    readerLog,
    async stop() {
      const closed = new Promise((resolve) => child.once('close', resolve));
      kill();
      await closed;
      process.off('exit', kill);
      fs.rmSync(prefix, {recursive: true, force: true});
    },
  };
}

/** The rules that a build has made, with another place for the log of what readers tell. */
function copyRules(from: string, to: string, readerLog: string): void {
  fs.cpSync(from, to, {recursive: true});
  for (const name of fs.readdirSync(to)) {
    const file = path.join(to, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(READER_LOG, readerLog));
  }
}

/** The committed configuration, with another port and other places for what it writes. */
export function localConfiguration(port: number, temporary: string, log: string): string {
  return replaceAll(fs.readFileSync(configuration, 'utf8'), {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    ' /tmp/': ` ${temporary}/`,
    '/dev/stdout': log,
    'error_log stderr': `error_log ${log}`,
  });
}

function commandLine(prefix: string, log: string, uid: number | undefined): string[] {
  // Who starts as root would serve as a user who may not be able to read the site.
  const asRoot = uid === undefined && process.getuid?.() === 0;
  const globals = `daemon off;${asRoot ? ' user root;' : ''}`;
  return ['-p', prefix, '-c', `${prefix}/nginx.conf`, '-e', log, '-g', globals];
}

function requireInstalled(): void {
  if (!fs.existsSync(binary) || !fs.existsSync(brotliModule)) {
    throw new Error(
      'nginx or its Brotli module is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  }
}

/** @throws when a text to be replaced is not there: the file has changed, and this has to follow */
function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) {
      throw new Error(`${configuration} has no "${from}" any more.`);
    }
    return result.replaceAll(from, to);
  }, text);
}

async function doesAnswer(url: string, child: ChildProcess): Promise<boolean> {
  for (let tried = 0; tried < 200 && child.exitCode === null; tried += 1) {
    if ((await fetch(url).catch(() => undefined)) !== undefined) {
      return true;
    }
    await wait(25);
  }
  child.kill('SIGKILL');
  return false;
}
