import {isImageUrl} from './addresses';

/** Parent folders, and characters with which a route matches other addresses too. */
const unsafePath = /(?:^|[/\\])(?:\.|%2e){2}(?:[/\\]|$)|[:*?+()|\\^]/i;

/**
 * Rejects permalinks outside the output folder or of several pages, pictures of authors that are
 * files, which Docusaurus would publish from any folder, and tags that break feeds.
 */
export function checkLoadedContent(allContent: unknown): void {
  JSON.stringify(allContent, (key, value: unknown) => {
    if (key === 'permalink' && unsafePath.test(String(value))) {
      throw new Error(
        `The permalink ${String(value)} contains ".." or one of :*?+()|\\^. Correct the slug or tags.yml.`,
      );
    }
    if (key === 'imageURL' && value && !isImageUrl(value)) {
      throw new Error(
        `The image ${String(value)} of an author isn't in static. Move it there, and write /img/name.png in authors.yml.`,
      );
    }
    if (key === 'blogTags') {
      checkTags(Object.values(value as Record<string, {label: string}>));
    }
    return value;
  });
}

/** Docusaurus doesn't escape tags in the Atom feed. */
function checkTags(tags: readonly {label: string}[]): void {
  const tag = tags.find(({label}) => /[&<]/.test(label));
  if (tag) {
    throw new Error(`The tag "${tag.label}" of the blog contains "&" or "<". Write it in words.`);
  }
}
