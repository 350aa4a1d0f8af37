import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useOverflow} from '@site/src/client/useOverflow';
import styles from './styles.module.css';

export default function ScrollingTable(props: ComponentProps<'table'>): ReactNode {
  const {scroller, overflows} = useOverflow<HTMLDivElement>();
  const focusableProps = overflows && {
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
        styles.container,
        overflows !== undefined &&
          (overflows ? [styles.overflowing, 'fading-end'] : styles.fitting),
      )}
      {...focusableProps}
    >
      <table {...props} />
    </div>
  );
}
