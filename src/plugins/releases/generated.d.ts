declare module '@generated/releases/default/news.json' {
  const news: import('@site/src/plugins/releases').News;
  export default news;
}
