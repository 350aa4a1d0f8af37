import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchIcon from '../SearchIcon';
import styles from './styles.module.css';

/** Where the box will be, until it has come: takes what is typed, for the box (`siteSearch.typed`). */
export default function EarlyField({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = translate({
    id: 'search.box.name',
    message: 'Search the documentation',
    description: 'Name of the search box for screen readers',
  });

  // As DocSearch does: afterwards the selection is in the field.
  const [typed] = useState(
    () => (window.siteSearch.typed ||= String(window.getSelection()).trim()),
  );

  useLayoutEffect(() => dialog.current!.showModal(), []);

  return (
    // Escape does what a press outside does.
    <dialog
      ref={dialog}
      className={styles.early}
      aria-label={label}
      onCancel={onClose}
      onClick={({target}) => target === dialog.current && onClose()}
    >
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={typed}
        onChange={({target}) => (window.siteSearch.typed = target.value)}
      />
    </dialog>
  );
}
