import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announce} from '../announce';

const COPIED_DURATION_MS = 2000;

/** Copies the URL of a heading when its link is clicked. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a.hash-link');
    if (link) {
      void copyHref(link);
    }
  });
}

async function copyHref(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The URL is in the address bar.
    return;
  }
  link.dataset.copied = '';
  setTimeout(() => delete link.dataset.copied, COPIED_DURATION_MS);
  announce(
    translate({
      id: 'headingLinks.copied',
      message: 'Link copied',
      description: 'Spoken when the address of a heading has been copied',
    }),
  );
}
