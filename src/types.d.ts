/** Constants that the bundler replaces. */
declare const FEATURES: import('@site/src/plugins/optionalFeatures').Features;

declare module 'nprogress' {
  /** What we set of its settings; the theme brings the package, without its types. */
  export function configure(settings: {template: string; barSelector: string}): void;
}

/** The name and the id of a plugin, which each of its routes carries. */
declare module '@generated/*/__plugin.json' {
  const plugin: {name: string; id: string};
  export default plugin;
}

declare module '@generated/doc-descriptions/default/descriptions.json' {
  const descriptions: import('@site/src/plugins/docDescriptions').DocDescriptions;
  export default descriptions;
}

declare module '@generated/releases/default/news.json' {
  const news: import('@site/src/plugins/releases').News;
  export default news;
}
