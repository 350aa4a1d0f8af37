import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Features with components in `src/`. */
const featureNames = ['markdownExport', 'search'] as const;

export type Features = Readonly<Record<(typeof featureNames)[number], boolean>>;

/** Defines `FEATURES` and default components, which the themes of later plugins replace. */
export default function optionalFeatures(
  {siteDir}: LoadContext,
  {enabled}: {enabled: readonly string[]},
): Plugin {
  const definitions = featureNames.map((name) => [
    `FEATURES.${name}`,
    String(enabled.includes(name)),
  ]);
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
