declare module '@theme/SearchReport' {
  /** Called after each search, if the site replaces this component. */
  const tell: ((search: import('./useSearchReport').EndedSearch) => void) | undefined;
  export default tell;
}
