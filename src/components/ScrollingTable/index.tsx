import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useOverflow} from '@site/src/client/useOverflow';
import styles from './styles.module.css';

/** Tables with more columns may be wider than the text, except the narrow ones of rights. */
const MAX_COLUMNS_IN_TEXT = 5;

type Props = ComponentProps<'table'> & {
  /** Set by `packages/remark/src/tables.ts` if the table can overflow a phone. */
  'data-columns'?: string;
};

export default function ScrollingTable(props: Props): ReactNode {
  const {scroller, overflows} = useOverflow<HTMLDivElement>();
  const columns = props['data-columns'];
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
        Number(columns) > MAX_COLUMNS_IN_TEXT && props.className !== 'rights' && styles.manyColumns,
        overflows !== undefined &&
          (overflows ? [styles.overflowing, 'fading-end'] : styles.fitting),
      )}
      {...focusableProps}
    >
      <table {...props} />
    </div>
  );
}
