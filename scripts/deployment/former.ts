import fs from 'node:fs/promises';
import path from 'node:path';
import {MANIFEST} from './manifest';

/** The site as it is deployed now. */
export interface Former {
  /** The text of its manifest; nothing when it has none. */
  readManifest(): Promise<string | undefined>;
  /** @throws when the file cannot be had */
  readFile(file: string): Promise<Buffer>;
}

/** A live address, or a folder of this machine. */
export function openFormer(former: string): Former {
  return /^https?:\/\//.test(former) ? liveSite(former) : folder(former);
}

function folder(dir: string): Former {
  const read = (file: string) => fs.readFile(path.join(dir, file));
  return {
    async readManifest() {
      await fs.access(dir).catch(() => {
        throw new Error(`There is no folder ${dir}. ${FIRST}`);
      });
      return read(MANIFEST).then(String, () => undefined);
    },
    readFile: (file) =>
      read(file).catch((error: Error) => {
        throw new Error(`${dir} lacks a file of its own manifest: ${error.message}`);
      }),
  };
}

const FIRST = 'For a first deployment, leave --former out.';
const TRIES = 3;

function liveSite(address: string): Former {
  const at = (file: string) => new URL(file, address.endsWith('/') ? address : `${address}/`);
  return {
    async readManifest() {
      const url = at(MANIFEST);
      // A network before the site may keep the manifest of the deployment before the last.
      url.search = String(Date.now());
      const response = await request(url, FIRST);
      return response.status === 404 ? undefined : textOf(response);
    },
    async readFile(file) {
      const response = await request(at(file), '');
      if (!response.ok) {
        throw new Error(`${response.url} answers with status ${response.status}, not with a file.`);
      }
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

async function textOf(response: Response): Promise<string> {
  if (!response.ok) {
    throw new Error(`${response.url} answers with status ${response.status}. Try again later.`);
  }
  return response.text();
}

/** Asks again what a network or a server in trouble did not answer. */
async function request(url: URL, remedy: string): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    try {
      const response = await fetch(url, {signal: AbortSignal.timeout(30_000)});
      if (response.status < 500 || tried === TRIES) {
        return response;
      }
    } catch (error) {
      if (tried === TRIES) {
        const {cause, message} = error as Error;
        const why = cause instanceof Error ? cause.message : message;
        throw new Error(`${url} cannot be fetched: ${why}. ${remedy}`.trim());
      }
    }
  }
}
