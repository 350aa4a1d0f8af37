declare module '@generated/doc-descriptions/default/descriptions.json' {
  const descriptions: import('@site/src/plugins/doc-descriptions').DocDescriptions;
  export default descriptions;
}
