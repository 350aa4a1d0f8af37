/**
 * Wrapped: DocSidebar/Desktop/CollapseButton of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream forgets at a reload that the sidebar is hidden, since that is a
 * state of its components, and loses the focus, since the pressed button goes
 * away. Here <body> says that it is hidden, and styles do the rest
 * (`src/css/sidebar.css`): both buttons are there, and one of them is shown.
 */
import type {ReactNode} from 'react';
import CollapseButton from '@theme-original/DocSidebar/Desktop/CollapseButton';
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';
import {setSidebarHidden} from '@site/src/plugins/sidebar-memory/client/setSidebarHidden';
import ExpandButton from '@site/src/theme/DocRoot/Layout/Sidebar/ExpandButton';

type Press = Props['onClick'];

const hide: Press = ({currentTarget}) => {
  setSidebarHidden(true);
  (currentTarget.nextElementSibling as HTMLElement).focus();
};

const show: Press = ({currentTarget}) => {
  setSidebarHidden(false);
  (currentTarget.previousElementSibling as HTMLElement).focus();
};

export default function CollapseButtonWrapper(): ReactNode {
  return (
    <>
      <CollapseButton onClick={hide} />
      <ExpandButton toggleSidebar={show} />
    </>
  );
}
