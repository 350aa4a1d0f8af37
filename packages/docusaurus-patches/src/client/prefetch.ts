/**
 * Replaces `client/prefetch` of @docusaurus/core 3.9.1, which requests scripts more than once. WebKit
 * doesn't support prefetch links, nor caches `fetch` in private windows. There, the script is run at
 * once, which is safe: a chunk only registers its modules.
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
