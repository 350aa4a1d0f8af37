import fs from 'node:fs';
import path from 'node:path';

/** The files that a first visit of a page loads before the page answers, from the root of the build. */
export interface FirstLoad {
  html: string;
  scripts: string[];
  styles: string[];
}

/** Files of the build that a page names, but for those that it only announces for the next page. */
const named = /\/(?:[\w-]+\/)?assets\/(?:js|css)\/[\w~.-]+\.(?:js|css)/g;
const ahead = /<link[^>]* rel="?prefetch\b[^>]*>/g;

/** Reads what a page of a build names: it names all that it needs (`src/plugins/first-load`). */
export function readFirstLoad(buildDir: string, address: string): FirstLoad {
  const html = address.endsWith('/') ? `${address}index.html` : address;
  const text = fs.readFileSync(path.join(buildDir, html), 'utf8');
  const files = [...new Set(text.replace(ahead, '').match(named))];
  return {
    html,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
