import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Plugin: theme components of features that the site doesn't have. Must come before the features. */
export default function themeFallbacks(): Plugin {
  return {name: 'theme-fallbacks', getThemePath: () => path.join(__dirname, 'theme')};
}
