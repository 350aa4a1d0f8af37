import type {LoadContext, Preset} from '@docusaurus/types';
import type {BuiltSiteOptions} from './index';

/** Preset: the plugin that runs build steps. Docusaurus puts plugins of presets before those of the site. */
export default function preset(_context: LoadContext, options: BuiltSiteOptions): Preset {
  return {plugins: [['@guide/built-site', {...options}]]};
}
