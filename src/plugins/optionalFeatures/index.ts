import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Features with components in `src/`. */
const names = ['handbook', 'markdownExport', 'offline', 'search'] as const;

/** Whether each feature is enabled. */
export type Features = Readonly<Record<(typeof names)[number], boolean>>;

/** Drops components of disabled features. Must come before the features, whose themes override `theme/`. */
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
      // Drops imports of disabled features.
      module: {
        rules: [
          {test: /\.tsx?$/, include: path.join(siteDir, 'src/components'), sideEffects: false},
        ],
      },
    }),
  };
}
