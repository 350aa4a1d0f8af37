import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useOverflow} from '@site/src/client/useOverflow';
import styles from './styles.module.css';

/** A table with a sticky head. Where it is wider than its container it scrolls inside it, and can be focused to be scrolled by keys. */
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
