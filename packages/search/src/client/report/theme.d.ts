declare module '@theme/SearchReport' {
  /** Is told of each search that is over, where a site wants it. */
  const tell: ((search: import('./useSearchReport').EndedSearch) => void) | undefined;
  export default tell;
}
