declare module 'nprogress' {
  /** What we set of its settings; the theme brings the package, without its types. */
  export function configure(settings: {template: string; barSelector: string}): void;
}
