import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  /** Defined in `src/css/icons.css`. */
  name: string;
  className?: string;
}

/** A decorative icon in the text colour. Screen readers skip it. */
export default function Icon({name, className}: Props): ReactNode {
  return <span aria-hidden="true" className={clsx('icon', `icon--${name}`, className)} />;
}
