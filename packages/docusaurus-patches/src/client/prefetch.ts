/**
 * Prefetches a script, unless the page already links or loads it. Replaces `client/prefetch` of
 * @docusaurus/core 3.9.1.
 *
 * WebKit has no prefetch, and doesn't cache `fetch` responses in private windows, so the script is
 * executed instead. That's harmless: a chunk only registers its modules with the bundler's runtime.
 */
export default async function prefetch(url: string): Promise<void> {
  if (document.querySelector(`[href="${url}"], [src="${url}"]`)) {
    return;
  }
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
  } else {
    const script = document.createElement('script');
    script.fetchPriority = 'low';
    script.src = url;
    document.head.append(script);
  }
}
