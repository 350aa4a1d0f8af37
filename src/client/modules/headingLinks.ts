import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announce} from '../announce';

const COPIED_DURATION_MS = 2000;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a.hash-link');
    if (link) {
      void copy(link);
    }
  });
}

/** If the browser refuses, the URL is still in the address bar. */
async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
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
