import fs from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@guide/built-site';
import {findUnsafeSvg} from './svg';

/** Other files that browsers open as documents, which can run scripts. Pages end with `.html`. */
const documents = /\.(?:html?|mhtml?|shtml|svgz|xht(?:ml)?|xslt?)$|^assets\/.*\.xml$/i;

/** Build step: checks SVG files, and rejects documents that aren't checked as pages. */
export function checkFiles({outDir, files, cache}: Pick<BuiltSite, 'outDir' | 'files' | 'cache'>) {
  const errors = [...files].flatMap((file) => {
    if (/\.svg$/i.test(file)) {
      const text = fs.readFileSync(path.join(outDir, file), 'utf8');
      const unsafe = cache.derive(['svg', text], () => findUnsafeSvg(text));
      return unsafe.length > 0 ? `${file}: SVG files must not contain ${unsafe.join(', ')}.` : [];
    }
    return documents.test(file) && !file.endsWith('.html')
      ? `${file}: browsers open this file as a page, which could run scripts.`
      : [];
  });
  if (errors.length > 0) {
    throw new Error(
      `${errors.slice(0, 20).join('\n')}\nThe source of assets/…/name-<hash>.svg is a file name.svg next to pages; other files come from the static folder. Export pictures as plain SVG, or as PNG. Rename pages to .html, and remove other documents.`,
    );
  }
}
