import type {LoadContext, Preset} from '@docusaurus/types';
import type {BuiltSiteOptions} from './index';

/** Preset with the plugin, because Docusaurus runs plugins of presets before those of the site. */
export default function preset(_context: LoadContext, options: BuiltSiteOptions): Preset {
  return {plugins: [['@guide/built-site', {...options}]]};
}
