import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

const requireTool = createRequire(path.join(__dirname, 'package.json'));

/** Loads a CommonJS package of this folder. */
export const loadTool = <Exports>(name: string): Exports => requireTool(name) as Exports;

/** Returns the path of a file in `node_modules`. */
export const toolFile = (file: string) => path.join(__dirname, 'node_modules', file);

/** Runs a program and returns its output, whatever its exit code. */
export async function runTool(program: string, args: readonly string[]) {
  const options = {maxBuffer: 2 ** 28};
  return promisify(execFile)(program, args, options).catch(
    (error: {stdout: string; stderr: string}) => error,
  );
}
