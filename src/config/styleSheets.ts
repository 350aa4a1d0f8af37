/** In cascade order. */
export const styleSheets = [
  'tokens',
  'infima',
  'base',
  'navbar',
  'sidebar',
  'article',
  'contents',
  'tables',
  'tags',
  'code',
  'icons',
  'largeText',
  'motion',
  'forcedColours',
  'print',
  'noScript',
].map((name) => `./src/css/${name}.css`);
