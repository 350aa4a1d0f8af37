/**
 * Ejected: AnnouncementBar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's bar is an unnamed banner landmark. Closing it drops the focus, only lasts for the
 * page if storage is blocked, and hides the next announcement on the first load. Colours and
 * `isCloseable` aren't supported.
 *
 * `src/client/scripts/closedAnnouncementScript.ts` sets `data-announcement="closed"` from local
 * storage, or from `window.name` if storage is blocked. Windows that have a name keep it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
// changed: imports
import type {MouseEvent} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  CLOSED,
  CLOSED_NAME_PREFIX,
  closedAnnouncementScript,
  DISMISS_KEY,
} from '@site/src/client/scripts/closedAnnouncementScript';
// end
import styles from './styles.module.css';

// changed: fallback for blocked storage, focus
const dismissedSlot = createStorageSlot(DISMISS_KEY);

function rememberClosed(id: string): void {
  document.body.dataset.announcement = CLOSED;
  if (dismissedSlot.get() !== 'true') {
    window.name ||= CLOSED_NAME_PREFIX + id;
  }
}

/** Focuses the next control, unless the focus is elsewhere. */
function focusNext(bar: Element): void {
  const {activeElement} = document;
  // Safari leaves the focus on <body> after a click.
  if (activeElement === document.body || bar.contains(activeElement)) {
    const controls = bar.nextElementSibling!.querySelectorAll<HTMLElement>('a, button');
    [...controls].find(({offsetParent}) => offsetParent)?.focus({preventScroll: true});
  }
}
// end

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  // changed: blocked storage
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
          dangerouslySetInnerHTML={{__html: closedAnnouncementScript(siteStorage.namespace)}}
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
