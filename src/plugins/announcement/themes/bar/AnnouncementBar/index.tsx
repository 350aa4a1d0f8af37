/**
 * Replaced: AnnouncementBar of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream renders HTML, is a second banner landmark, and hides a new
 * announcement from readers who closed the one before.
 */
import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconClose from '@theme/Icon/Close';
import type {Announcement} from '../../..';
import {dismiss, isDismissed} from './dismissal';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {id, lang, parts} = usePluginData('announcement') as Announcement;
  const isBrowser = useIsBrowser();
  const [isClosed, setClosed] = useState(false);

  if (isClosed || (isBrowser && isDismissed(id))) {
    return null;
  }

  function close(): void {
    dismiss(id);
    setClosed(true);
    // The button is gone: the reader goes on at what follows the bar.
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  }

  return (
    <div
      className={styles.bar}
      role="region"
      aria-label={translate({
        id: 'announcement.label',
        message: 'Announcement',
        description: 'Name of the bar above the page that announces something',
      })}
    >
      <p className={styles.text} lang={lang}>
        {parts.map((part, index) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Link key={index} to={part.to}>
              {part.words}
            </Link>
          ),
        )}
      </p>
      <button
        type="button"
        className={`clean-btn ${styles.close}`}
        aria-label={translate({
          id: 'theme.AnnouncementBar.closeButtonAriaLabel',
          message: 'Close',
          description: 'The ARIA label for close button of announcement bar',
        })}
        onClick={close}
      >
        <IconClose width={14} height={14} strokeWidth={2} />
      </button>
    </div>
  );
}
