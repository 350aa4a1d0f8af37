declare module '@generated/first-load/default/search-words.json' {
  const words: Record<string, string>;
  export default words;
}
