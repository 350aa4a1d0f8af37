import {attributesOf, type Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';

const linkProtocols = ['http:', 'https:', 'mailto:'];

/** Attributes of components that become the address of a link. */
const linkAttributes = ['to', 'href'];

/** `pathname:///file`: a file of this site. Docusaurus removes `pathname://` and keeps the rest. */
const siteFile = /^pathname:\/\/\/(?![/\\])/;

const siteUrl = 'https://this-site.invalid/';

/** Finds links that run code or use other protocols, and images of other sites. */
export function addressFaults(node: Node): Fault[] {
  switch (node.type) {
    case 'image':
      return imageFaults(node.url);
    // Docusaurus doesn't resolve the paths of these.
    case 'imageReference':
      return imageFaults(undefined);
    case 'link':
    case 'definition':
      return linkFaults(node.url);
    default:
      return attributesOf(node)
        .filter(({name = ''}) => linkAttributes.includes(name))
        .flatMap(({value}) => linkFaults(value));
  }
}

/** Rejects links that are neither relative nor to a website or an e-mail address. */
export function linkFaults(url: unknown): Fault[] {
  return isSiteFile(url) || linkProtocols.includes(parse(url)?.protocol ?? '')
    ? []
    : [
        {
          found: `a link to ${print(url)}`,
          expected: 'the URL of a website, the path of a page or pathname:///file',
          remedy: 'Correct or remove the link.',
        },
      ];
}

function imageFaults(url: unknown): Fault[] {
  return isSiteFile(url) || parse(url)?.href.startsWith(siteUrl)
    ? []
    : [
        {
          found: url === undefined ? 'an image by reference' : `the image ${print(url)}`,
          expected: 'the path of an image',
          remedy: 'Copy the image to the folder of the page: ![The board](./board.png)',
        },
      ];
}

/** Image of the site or another one. Docusaurus publishes any file whose path begins with `./`. */
export function isImageUrl(value: unknown): boolean {
  return typeof value === 'string' && /^(?:\/|https:\/\/)/.test(value);
}

/** Formats a value of the front matter, which can be of any type. */
export function print(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isSiteFile(url: unknown): boolean {
  return typeof url === 'string' && siteFile.test(url);
}

/** Parses a URL as browsers do. */
function parse(url: unknown): URL | undefined {
  return typeof url === 'string' && URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined;
}
