/**
 * Replaced: DocSidebar/Desktop/CollapseButton of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream shows the sidebar again after a reload and on any key, and drops the focus. CSS
 * shows one of the two buttons, by `data-sidebar` on <body>. Upstream's expand button is never
 * rendered.
 */
import type {MouseEvent, ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {HIDDEN, SIDEBAR_KEY} from '@site/src/client/scripts/sidebarScript';
import styles from './styles.module.css';

const storage = createStorageSlot(SIDEBAR_KEY);

function hide({currentTarget}: MouseEvent): void {
  document.body.dataset.sidebar = HIDDEN;
  storage.set(HIDDEN);
  (currentTarget.nextElementSibling as HTMLElement).focus();
}

function show({currentTarget}: MouseEvent): void {
  delete document.body.dataset.sidebar;
  storage.del();
  (currentTarget.previousElementSibling as HTMLElement).focus();
}

export default function CollapseButton(): ReactNode {
  const hideLabel = translate({
    id: 'theme.docs.sidebar.collapseButtonTitle',
    message: 'Collapse sidebar',
    description: 'The title attribute for collapse button of doc sidebar',
  });
  const showLabel = translate({
    id: 'theme.docs.sidebar.expandButtonTitle',
    message: 'Expand sidebar',
    description: 'The ARIA label and title attribute for expand button of doc sidebar',
  });
  return (
    <>
      <button
        type="button"
        className={styles.collapseButton}
        title={hideLabel}
        aria-label={hideLabel}
        onClick={hide}
      >
        <Icon name="panel" />
      </button>
      <button
        type="button"
        className={styles.expandButton}
        title={showLabel}
        aria-label={showLabel}
        onClick={show}
      >
        <Icon name="panel" />
      </button>
    </>
  );
}
