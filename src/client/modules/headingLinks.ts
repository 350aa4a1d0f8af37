import {translate} from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announce} from '../announce';

/** How long the link shows that it was copied. */
const SHOWN_FOR = 2000;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a.hash-link');
    if (link) {
      void copy(link);
    }
  });
}

/** Copies the address that the link leads to. Where the browser refuses, the address bar still has it. */
async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return;
  }
  link.dataset.copied = '';
  setTimeout(() => delete link.dataset.copied, SHOWN_FOR);
  announce(
    translate({
      id: 'headingLinks.copied',
      message: 'Link copied',
      description: 'Spoken when the address of a heading has been copied',
    }),
  );
}
