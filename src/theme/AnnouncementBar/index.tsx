/**
 * Ejected: AnnouncementBar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's bar is an unnamed banner landmark. Closing it drops the focus and, if storage is blocked, only
 * lasts for the page. After a closed announcement, the next one is hidden on the first load. Our changes are between
 * "changed" and "end". Upstream's colours and `isCloseable` are removed.
 *
 * `data-announcement="closed"` on <body> hides the bar. `src/client/scripts/closedAnnouncementScript.ts` restores it
 * from local storage or, if storage is blocked or full, from `window.name`, unless the window already has a name.
 */
import {type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {createStorageSlot, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
// changed: imports
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  CLOSED,
  CLOSED_NAME_PREFIX,
  closedAnnouncementScript,
  DISMISS_KEY,
} from '@site/src/client/scripts/closedAnnouncementScript';
// end
import styles from './styles.module.css';

// changed: fallback for blocked storage, and focus
const dismissed = createStorageSlot(DISMISS_KEY);

function rememberClosed(id: string): void {
  document.body.dataset.announcement = CLOSED;
  if (dismissed.get() !== 'true') {
    window.name ||= CLOSED_NAME_PREFIX + id;
  }
}

/** Focuses the next control, unless the focus is elsewhere on the page. */
function focusNext(bar: Element): void {
  const {activeElement} = document;
  // Safari leaves the focus on <body> when a button is clicked.
  if (activeElement === document.body || bar.contains(activeElement)) {
    const controls = bar.nextElementSibling!.querySelectorAll<HTMLElement>('a, button');
    [...controls].find(({offsetParent}) => offsetParent)?.focus({preventScroll: true});
  }
}
// end

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  // changed: closed while storage is blocked
  const isBrowser = useIsBrowser();
  if (!isActive || (isBrowser && document.body.dataset.announcement === CLOSED)) {
    // end
    return null;
  }
  // changed: script, named region, close handler
  const {id} = announcementBar!;
  const handleClose = ({currentTarget}: MouseEvent) => {
    close();
    rememberClosed(id);
    focusNext(currentTarget.parentElement!);
  };
  return (
    <>
      {!isBrowser && (
        <script
          data-announcement={id}
          dangerouslySetInnerHTML={{__html: closedAnnouncementScript}}
        />
      )}
      <section
        className={clsx(ThemeClassNames.announcementBar.container, styles.announcementBar)}
        aria-label={translate({
          id: 'announcement.label',
          message: 'Announcement',
          description: 'Name of the announcement bar for screen readers',
        })}
      >
        <AnnouncementBarContent className={styles.announcementBarContent} />
        <AnnouncementBarCloseButton onClick={handleClose} className={styles.announcementBarClose} />
      </section>
    </>
  );
  // end
}
