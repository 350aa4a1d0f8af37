import type {LoadContext, Preset} from '@docusaurus/types';
import type {BuiltSiteOptions} from './index';

/** Docusaurus runs plugins of presets first. */
export default function preset(_context: LoadContext, options: BuiltSiteOptions): Preset {
  return {plugins: [['@guide/built-site', {...options}]]};
}
