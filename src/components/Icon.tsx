import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  /** A drawing of `src/css/icons.css`. */
  name: string;
  className?: string;
}

/** A drawing in the colour of the text around it. It says nothing: words stand beside it. */
export default function Icon({name, className}: Props): ReactNode {
  return <span aria-hidden="true" className={clsx('icon', `icon--${name}`, className)} />;
}
