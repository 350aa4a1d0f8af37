import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useOverflow} from '@site/src/client/useOverflow';
import styles from './styles.module.css';

/** A table whose head stays in sight, and that scrolls in itself where it is too wide for its place; then keys reach it too. */
export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const {scroller, overflows} = useOverflow<HTMLDivElement>();
  const reachable = overflows && {
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({
      id: 'table.scrolls',
      message: 'Table that scrolls sideways',
      description: 'Name of a table that is too wide for the screen, for screen readers',
    }),
  };
  return (
    <div
      ref={scroller}
      className={clsx(
        styles.scroller,
        overflows !== undefined && (overflows ? styles.wide : styles.roomy),
      )}
      {...reachable}
    >
      <table {...props} />
    </div>
  );
}
