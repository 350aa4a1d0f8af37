import fs from 'node:fs';
import path from 'node:path';
import {readSettings} from '../../src/config/settings';
import {startStaticServer, type StaticServer, type StaticServerOptions} from './staticServer';

export const buildDir = path.resolve(process.env.BUILD_DIR || 'build');

/** @throws if there's no build */
export function serveBuild(folder: string, options?: StaticServerOptions): Promise<StaticServer> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}. Run \`npm run build\` first.`);
  }
  const {basePath} = readSettings(process.env);
  return startStaticServer(folder, {basePath, ...options});
}
