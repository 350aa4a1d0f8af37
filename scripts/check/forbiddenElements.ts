/** Elements that run or embed something: no page may hold them. */
export const forbiddenElements: ReadonlySet<string> = new Set([
  'base',
  'embed',
  'form',
  'frame',
  'iframe',
  'link',
  'meta',
  'object',
  'script',
  'style',
]);
