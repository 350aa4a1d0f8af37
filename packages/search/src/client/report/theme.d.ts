declare module '@theme/SearchReport' {
  /** Called after each search, if the site replaces this component. */
  const onSearchEnd: ((search: import('./useSearchReport').EndedSearch) => void) | undefined;
  export default onSearchEnd;
}
