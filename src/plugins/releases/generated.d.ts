declare module '@generated/releases/default/releases.json' {
  const releases: import('@site/src/plugins/releases').Releases;
  export default releases;
}
