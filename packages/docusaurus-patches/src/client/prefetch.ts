/**
 * Fetches a script ahead, in place of the function of this name in @docusaurus/core 3.9.1: once,
 * and not at all when the page has announced or fetched it.
 *
 * WebKit has no prefetch, and in a private window keeps nothing of a request by `fetch`: the script
 * is loaded. A chunk runs nothing by itself, it only hands its modules to the bundler's runtime.
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
