import {whenIdle} from '@site/src/client/whenIdle';

const pages = new WeakMap<Element, string>();

let observer: IntersectionObserver | undefined;

/**
 * Fetches the code of a page when a link to it is in sight and the browser has
 * nothing else to do.
 *
 * @returns what forgets the link
 */
export function prefetchWhenSeen(link: Element, page: string): () => void {
  observer ??= new IntersectionObserver(onSeen);
  pages.set(link, page);
  observer.observe(link);
  return () => observer?.unobserve(link);
}

function onSeen(entries: IntersectionObserverEntry[], seen: IntersectionObserver): void {
  for (const {target, isIntersecting} of entries) {
    if (isIntersecting) {
      seen.unobserve(target);
      // The hits of a search are gone with the next letter.
      whenIdle(() => target.isConnected && void window.docusaurus.prefetch(pages.get(target)!));
    }
  }
}
