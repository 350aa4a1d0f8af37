import {attributesOf, type Node} from '../mdx';
import type {Fault} from './fault';

/** URLs that browsers run, or show as a page of this site. */
const runnable = /^(?:javascript|vbscript|data):/i;

/** `pathname:///file`: a file of this site. Docusaurus removes `pathname://` and keeps the rest. */
const siteFile = /^pathname:\/\/\/(?![/\\])/;

const linkAttribute = /^(?:to|href|xlink:?href|action|formaction)$/i;

/** Finds links that run code, or use `pathname:` for other sites. */
export function linkFaults(node: Node): Fault[] {
  const urls: unknown[] =
    node.type === 'link' || node.type === 'definition'
      ? [node.url]
      : attributesOf(node)
          .filter(({name = ''}) => linkAttribute.test(name))
          .map(({value}) => value);
  return urls.flatMap(urlFaults);
}

/** Rejects expressions, URLs that run code, and `pathname:` URLs of other sites. */
export function urlFaults(url: unknown): Fault[] {
  return isUnsafe(url)
    ? [
        {
          found: typeof url === 'string' ? `a link to ${url}` : 'a link to an expression',
          expected: 'the URL of a website, the path of a page or pathname:///file',
          remedy: 'Correct or remove the link.',
        },
      ]
    : [];
}

function isUnsafe(url: unknown): boolean {
  if (typeof url !== 'string') {
    return url instanceof Object;
  }
  // Browsers ignore spaces and control characters.
  const compact = url.replaceAll(/[^!-\uFFFF]/g, '');
  return runnable.test(compact) || (/^pathname:/i.test(compact) && !siteFile.test(compact));
}
