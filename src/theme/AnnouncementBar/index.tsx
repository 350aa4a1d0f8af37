/**
 * Ejected: AnnouncementBar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's bar is an unnamed banner landmark. Closing it drops the focus, and hides the next
 * announcement on the first load.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
// changed: imports
import type {MouseEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {closedAnnouncementScript} from '@site/src/client/scripts/closedAnnouncementScript';
// end
import styles from './styles.module.css';

// changed: focus
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
  // changed: script
  const isBrowser = useIsBrowser();
  // end
  if (!isActive) {
    return null;
  }
  const {id, backgroundColor, textColor, isCloseable} = announcementBar!;
  // changed: script, named region, close handler
  const handleClose = ({currentTarget}: MouseEvent) => {
    close();
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
        style={{backgroundColor, color: textColor}}
        aria-label={translate({
          id: 'announcement.label',
          message: 'Announcement',
          description: 'Name of the announcement bar for screen readers',
        })}
      >
        <AnnouncementBarContent className={styles.announcementBarContent} />
        {isCloseable && (
          <AnnouncementBarCloseButton
            onClick={handleClose}
            className={styles.announcementBarClose}
          />
        )}
      </section>
    </>
  );
  // end
}
