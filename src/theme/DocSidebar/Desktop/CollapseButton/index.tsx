/**
 * Wrapped: DocSidebar/Desktop/CollapseButton of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream forgets at a reload that the sidebar is hidden, since that is a
 * state of its components; it loses the focus, since the pressed button goes
 * away; and tabbing past the hidden sidebar shows it, since what shows it is a
 * <div> that any key toggles. Here <body> says that it is hidden, and styles do
 * the rest (`src/css/sidebar.css`): both buttons are there, and one of them is
 * shown. Upstream's DocRoot/Layout/Sidebar/ExpandButton is never rendered.
 */
import type {MouseEvent, ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import CollapseButton from '@theme-original/DocSidebar/Desktop/CollapseButton';
import IconArrow from '@theme/Icon/Arrow';
import {HIDDEN, SIDEBAR_KEY} from '@site/src/client/scripts/sidebarScript';
import styles from './styles.module.css';

const slot = createStorageSlot(SIDEBAR_KEY);

function hide({currentTarget}: MouseEvent): void {
  document.body.dataset.sidebar = HIDDEN;
  slot.set(HIDDEN);
  (currentTarget.nextElementSibling as HTMLElement).focus();
}

function show({currentTarget}: MouseEvent): void {
  delete document.body.dataset.sidebar;
  slot.del();
  (currentTarget.previousElementSibling as HTMLElement).focus();
}

export default function CollapseButtonWrapper(): ReactNode {
  const name = translate({
    id: 'theme.docs.sidebar.expandButtonTitle',
    message: 'Expand sidebar',
    description: 'The ARIA label and title attribute for expand button of doc sidebar',
  });
  return (
    <>
      <CollapseButton onClick={hide} />
      <button
        type="button"
        className={styles.expandButton}
        title={name}
        aria-label={name}
        onClick={show}
      >
        <IconArrow />
      </button>
    </>
  );
}
