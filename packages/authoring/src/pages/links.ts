import path from 'node:path';
import type {PageFiles} from './project';

/** Matches URLs of links, images, definitions and components, and code blocks, to skip them. */
const urls = /^(`{3,})[^]*?^\1|(?<=\]\(|^\[[^\]\n]+\]: |\b(?:to|href)=")[^\s()"]+/gm;

/** Rewrites the URLs in a page, except in code blocks. */
export function rewriteLinks(text: string, rewrite: (url: string) => string): string {
  return text.replace(urls, (found, fence?: string) => (fence ? found : rewrite(found)));
}

/** Returns a function that updates a URL after a page has moved. */
export function linkRewriter(file: string, from: PageFiles, to: PageFiles) {
  const newPath = (oldPath: string) => to.files[from.files.indexOf(oldPath)] ?? oldPath;
  const folder = path.posix.dirname(newPath(file));
  return (url: string): string => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    if (!/^\.\.?\//.test(pathname)) {
      return from.slug && [pathname, `${pathname}/`].includes(from.slug) ? to.slug + rest : url;
    }
    const resolved = path.posix.join(path.posix.dirname(file), pathname);
    if (newPath(resolved) === resolved && newPath(file) === file) {
      return url;
    }
    const relative = path.posix.relative(folder, newPath(resolved));
    return (relative.startsWith('.') ? relative : `./${relative}`) + rest;
  };
}
