import {parseArgs} from 'node:util';
import {mergeFormer} from './mergeFormer';

/**
 * Brings the scripts, styles and texts of former builds from the live site (`--former https://…`)
 * into a new build, so that tabs that are open go on working. A file stays for 30 days (`--days`)
 * after the build that has it no more. `--build DIR` is another than `build`.
 *
 * @throws when an option is wrong, or the live site does not answer
 */
export async function runMerge(args: string[]): Promise<void> {
  const {build, former, days} = parseArgs({
    args,
    options: {
      build: {type: 'string', default: 'build'},
      former: {type: 'string'},
      days: {type: 'string', default: '30'},
    },
  }).values;
  if (!/^\d+$/.test(days)) {
    throw new Error(`--days is "${days}": expected a whole number, such as 30.`);
  }
  const files = await mergeFormer({build, former, days: Number(days), now: new Date()});
  console.log(`${files.length} files of former builds are kept in ${build}.`);
}
