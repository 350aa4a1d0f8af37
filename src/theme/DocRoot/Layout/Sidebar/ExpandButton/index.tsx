/**
 * Ejected: DocRoot/Layout/Sidebar/ExpandButton of @docusaurus/theme-classic
 * 3.9.1.
 *
 * Why: upstream is a <div> that any key toggles, the one that tabs past it
 * included. It stands in DocSidebar/Desktop/CollapseButton here, which says
 * why. What we changed stands between "changed" and "end".
 */
// changed: the press, which says where the focus was
import React, {type MouseEventHandler, type ReactNode} from 'react';
// end
import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
// changed: the press
interface Props {
  toggleSidebar: MouseEventHandler;
}
// end

import styles from './styles.module.css';

export default function DocRootLayoutSidebarExpandButton({
  toggleSidebar,
}: Props): ReactNode {
  return (
    // changed: a button
    <button
      type="button"
      // end
      className={styles.expandButton}
      title={translate({
        id: 'theme.docs.sidebar.expandButtonTitle',
        message: 'Expand sidebar',
        description:
          'The ARIA label and title attribute for expand button of doc sidebar',
      })}
      aria-label={translate({
        id: 'theme.docs.sidebar.expandButtonAriaLabel',
        message: 'Expand sidebar',
        description:
          'The ARIA label and title attribute for expand button of doc sidebar',
      })}
      // changed: what a button has of itself
      onClick={toggleSidebar}>
      <IconArrow className={styles.expandButtonIcon} />
    </button>
    // end
  );
}
