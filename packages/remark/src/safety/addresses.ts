import {attributesOf, type Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';

const linkProtocols = ['http:', 'https:', 'mailto:'];

/** `pathname:///file`: a file of this site. Docusaurus removes `pathname://` and keeps the rest. */
const siteFile = /^pathname:\/\/\/(?![/\\])/;

const siteUrl = 'https://this-site.invalid/';

/** Finds links that run code or use other protocols, and images of other sites. */
export function* addressFaults(node: Node): Generator<Fault> {
  if (
    node.type === 'image' &&
    !isSiteFile(node.url) &&
    !parse(node.url)?.href.startsWith(siteUrl)
  ) {
    yield imageFault(`the image ${formatValue(node.url)}`);
  }
  // Docusaurus doesn't resolve the paths of these.
  if (node.type === 'imageReference') {
    yield imageFault('an image by reference');
  }
  if (node.type === 'link' || node.type === 'definition') {
    yield* linkFaults(node.url);
  }
  for (const {name, value} of attributesOf(node)) {
    if (name === 'to' || name === 'href') {
      yield* linkFaults(value);
    }
  }
}

/** Rejects links that are neither relative nor to a website or an e-mail address. */
export function* linkFaults(url: unknown): Generator<Fault> {
  if (!isSiteFile(url) && !linkProtocols.includes(parse(url)?.protocol ?? '')) {
    yield {
      found: `a link to ${formatValue(url)}`,
      expected: 'the URL of a website, the path of a page or pathname:///file',
      remedy: 'Correct or remove the link.',
    };
  }
}

function imageFault(found: string): Fault {
  return {
    found,
    expected: 'the path of an image',
    remedy: 'Copy the image to the folder of the page: ![The board](./board.png)',
  };
}

/** Image of the site or another one. Docusaurus publishes any file whose path begins with `./`. */
export function isImageUrl(value: unknown): boolean {
  return typeof value === 'string' && /^(?:\/|https:\/\/)/.test(value);
}

/** Formats a value of the front matter, which can be of any type. */
export function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isSiteFile(url: unknown): boolean {
  return typeof url === 'string' && siteFile.test(url);
}

function parse(url: unknown): URL | undefined {
  return typeof url === 'string' && URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined;
}
