import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Features that have components in `src/`. */
const names = ['handbook', 'markdownExport', 'offline', 'search'] as const;

/** Whether the site has a feature, for components: `FEATURES.search`. */
export type Features = Readonly<Record<(typeof names)[number], boolean>>;

/**
 * Plugin: leaves out components of features that the site doesn't have. Must come before the features,
 * whose theme components replace the empty ones in `theme/`.
 */
export default function optionalFeatures(
  {siteDir}: LoadContext,
  {present}: {present: readonly string[]},
): Plugin {
  const definitions = names.map((name) => [`FEATURES.${name}`, String(present.includes(name))]);
  return {
    name: 'optional-features',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.DefinePlugin(Object.fromEntries(definitions))],
      // So that an import that is only used with a feature is dropped without it.
      module: {
        rules: [
          {test: /\.tsx?$/, include: path.join(siteDir, 'src/components'), sideEffects: false},
        ],
      },
    }),
  };
}
