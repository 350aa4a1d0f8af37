import fs from 'node:fs';
import path from 'node:path';
import {readApplication, type Application} from './application';

/** The files that a first visit of a page loads before the page answers, from the root of the build. */
export interface FirstLoad {
  html: string;
  scripts: string[];
  styles: string[];
}

/** Files of the build that a page names, but for those that it only announces for the next page. */
const named = /\/(?:[\w-]+\/)?assets\/(?:js|css)\/[\w~.-]+\.(?:js|css)/g;
const ahead = /<link[^>]* rel="?prefetch\b[^>]*>/g;

/**
 * Makes a function that tells what a first visit of a page of a build loads: the scripts and style
 * sheets that its HTML names in whatever way, and the chunks that these load for the page.
 */
export function createFirstLoadReader(buildDir: string): (address: string) => FirstLoad {
  const read = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');
  const applications = new Map<string, Application>();

  return (address) => {
    const html = address.endsWith('/') ? `${address}index.html` : address;
    const files = [...new Set(read(html).replace(ahead, '').match(named))];
    const scripts = files.filter((file) => file.endsWith('.js'));
    const key = scripts.filter((file) => /\/(?:runtime~)?main\.[^/]*$/.test(file)).join();
    const application = applications.get(key) ?? readApplication(scripts.map(read).join('\n'));
    applications.set(key, application);
    const [, base = '/'] = /^(.*?\/)assets\//.exec(scripts[0] ?? '') ?? [];
    const chunks = application.chunksOf(address).map((chunk) => base + chunk);
    return {
      html,
      scripts: [...new Set([...scripts, ...chunks])],
      styles: files.filter((file) => file.endsWith('.css')),
    };
  };
}
