import {joinParts} from 'docusaurus-markdown-pages/parts';

/** Returns the Markdown at a URL, with the parts of long pages. */
export async function fetchMarkdown(url: string): Promise<string> {
  return joinParts(await fetchText(url), url, (part) => fetchText(new URL(part).pathname));
}

/** @throws if the response is an error, or HTML (the fallback of development servers) */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${url} not found`);
  }
  return response.text();
}
