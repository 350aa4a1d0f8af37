declare module '@theme/SearchReport' {
  const onSearchEnd: ((search: import('./useSearchReport').EndedSearch) => void) | undefined;
  export default onSearchEnd;
}
