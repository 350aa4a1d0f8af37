import path from 'node:path';
import {parseArgs} from 'node:util';
import {locales} from '../../src/config/locales';
import {runCommand} from '../runCommand';
import {prepareFinish} from './finish';

/**
 * Finishes what Docusaurus builds.
 *
 * @param args flags of `docusaurus build`
 * @param building whether Docusaurus, which says why not, ended well
 */
export function completeBuild(args: string[], building: Promise<boolean>): Promise<void> {
  return runCommand(async () => {
    // Docusaurus says itself what is wrong with a flag.
    const {values} = parseArgs({
      args,
      options: {
        'out-dir': {type: 'string', default: 'build'},
        locale: {type: 'string', short: 'l', multiple: true, default: []},
      },
      strict: false,
    });
    const named = [values.locale].flat();
    const only = locales.find((locale) => named.length === 1 && named[0] === locale);
    const [prepared] = await Promise.allSettled([
      prepareFinish(path.resolve(String(values['out-dir'])), process.env, only),
    ]);
    // What is wrong with a setting stops Docusaurus as well, which says so first.
    if (!(await building)) {
      throw new Error('The site was not built.');
    }
    if (prepared.status === 'rejected') {
      throw prepared.reason;
    }
    await prepared.value();
  });
}
