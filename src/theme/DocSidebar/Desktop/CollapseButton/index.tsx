/**
 * Replaced: DocSidebar/Desktop/CollapseButton of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream shows the sidebar again after a reload and on any key, and drops the focus. This
 * button also shows it, by `data-sidebar` on <body>.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {createStorageSlot} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {SIDEBAR_KEY} from '@site/src/client/scripts/sidebarScript';
import styles from './styles.module.css';

const storage = createStorageSlot(SIDEBAR_KEY);

export default function CollapseButton(): ReactNode {
  const [isHidden, setIsHidden] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Large text hides the sidebar too.
    setIsHidden(getComputedStyle(button.current!.parentElement!).visibility === 'hidden');
  }, []);
  const label = isHidden
    ? translate({
        id: 'theme.docs.sidebar.expandButtonTitle',
        message: 'Expand sidebar',
        description: 'The ARIA label and title attribute for expand button of doc sidebar',
      })
    : translate({
        id: 'theme.docs.sidebar.collapseButtonTitle',
        message: 'Collapse sidebar',
        description: 'The title attribute for collapse button of doc sidebar',
      });
  const toggle = () => {
    const state = isHidden ? 'shown' : 'hidden';
    document.body.dataset.sidebar = state;
    storage.set(state);
    setIsHidden(!isHidden);
  };
  return (
    <button
      ref={button}
      type="button"
      className={clsx('clean-btn', styles.button)}
      title={label}
      aria-label={label}
      onClick={toggle}
    >
      <Icon name="panel" />
    </button>
  );
}
