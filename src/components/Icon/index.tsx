import type {ReactNode} from 'react';
import clsx from 'clsx';

/** The drawings of `src/css/icons.css`. */
export type IconName =
  | 'actions'
  | 'administration'
  | 'connectors'
  | 'datasets'
  | 'domains'
  | 'glossary'
  | 'items'
  | 'navigate'
  | 'post'
  | 'projects'
  | 'rest'
  | 'roadmap'
  | 'search'
  | 'structures'
  | 'support'
  | 'troubleshooting'
  | 'versions'
  | 'views';

/** A drawing in the colour of the text around it. It says nothing: words stand beside it. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return <span aria-hidden="true" className={clsx('icon', `icon--${name}`, className)} />;
}
