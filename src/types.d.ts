/** Replaced by the bundler: see `src/plugins/optionalFeatures`. */
declare const FEATURES: import('@site/src/plugins/optionalFeatures').Features;

declare module '@theme/Downloads' {
  /** Links to downloads of the guide, and of the area of the page. Features can replace it. */
  export default function Downloads(props: {
    wholeGuideOnly?: boolean;
    className?: string;
  }): import('react').ReactNode;
}

declare module '@theme/ReportMistake' {
  /** Below each document. Features can replace it. */
  export default function ReportMistake(): import('react').ReactNode;
}

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
