import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  /** Defined in `src/css/icons.css`. */
  name: string;
  className?: string;
}

export default function Icon({name, className}: Props): ReactNode {
  return <span aria-hidden="true" className={clsx('icon', `icon--${name}`, className)} />;
}
