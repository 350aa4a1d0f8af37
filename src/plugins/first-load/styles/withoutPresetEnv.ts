/**
 * Leaves out of the plugins of PostCSS the one that writes style sheets for older browsers. The
 * minifier of Rspack, Lightning CSS, does so for the same browsers, in the pass that it makes anyway.
 */
export function withoutPresetEnv<Plugin>(plugins: Plugin[]): Plugin[] {
  return plugins.filter(
    (plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env')),
  );
}
