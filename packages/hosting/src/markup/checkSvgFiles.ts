import fs from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@guide/built-site';
import {findUnsafeSvg} from './svg';

/** Build step: throws if an SVG file could run scripts or load files. */
export function checkSvgFiles({
  outDir,
  files,
  cache,
}: Pick<BuiltSite, 'outDir' | 'files' | 'cache'>): void {
  const svgFiles = [...files].filter((file) => /\.svg$/i.test(file));
  const errors = svgFiles.flatMap((file) => {
    const text = fs.readFileSync(path.join(outDir, file), 'utf8');
    const unsafe = cache.derive(['svg', text], () => findUnsafeSvg(text));
    return unsafe.length > 0 ? `${file}: SVG files must not contain ${unsafe.join(', ')}.` : [];
  });
  if (errors.length > 0) {
    throw new Error(
      `${errors.slice(0, 20).join('\n')}\nThe source of assets/…/name-<hash>.svg is a file name.svg next to pages. Export pictures as plain SVG, or as PNG.`,
    );
  }
}
