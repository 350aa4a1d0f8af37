import fs from 'node:fs';
import path from 'node:path';
import {readSettings} from '../../src/config/settings';
import {startStaticServer, type StaticServer, type StaticServerOptions} from './staticServer';

/** The build that a command looks at: BUILD_DIR, or build/. */
export const buildDir = path.resolve(process.env.BUILD_DIR || 'build');

/** Serves a build where the owner's settings say that it begins. @throws when there is none */
export function serveBuild(folder: string, options?: StaticServerOptions): Promise<StaticServer> {
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no build in ${folder}. Run \`npm run build\` first.`);
  }
  const {basePath} = readSettings(process.env);
  return startStaticServer(folder, {basePath, ...options});
}
