import type {Locale} from '../../src/config/locales';
import {runMeasured, type Cost} from './runMeasured';

/**
 * Builds a copy of a site into its `build` with its `npm run build`.
 *
 * @throws with the end of what it printed, when it fails
 */
export function runBuild(folder: string, locales: Locale[]): Promise<Cost> {
  return runMeasured(`npm run build -- --out-dir build --locale ${locales.join(' ')}`, folder);
}
