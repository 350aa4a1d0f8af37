import path from 'node:path';

/** Absolute paths of what a component reads. */
interface Sources {
  /** Text of pages that depend on them, such as `<Api`; empty for all pages. */
  used: string;
  files: readonly string[];
}

/** Returns webpack configuration that rebuilds pages when sources of their components change. */
export function rebuildOnChange(pageFolders: string[], sources: readonly Sources[]) {
  const loader = path.join(__dirname, 'rebuildOnChangeLoader.cjs');
  const use = {loader, options: {sources}};
  const rule = {test: /\.mdx?$/, include: pageFolders, enforce: 'pre' as const, use};
  return {module: {rules: [rule]}};
}
