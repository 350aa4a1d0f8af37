declare module '@generated/releases/default/releases.json' {
  const releases: import('@site/src/plugins/releases/parse').Release[];
  export default releases;
}
