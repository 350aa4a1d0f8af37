import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SearchIcon from '../SearchIcon';
import styles from './styles.module.css';

/** Where the box will be, until it has come: takes what is typed, for the box (`siteSearch.typed`). */
export default function EarlyField({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the input of the DocSearch pop-up modal',
  });

  // As DocSearch does: afterwards the selection is in the field.
  const [typed] = useState(
    () => (window.siteSearch.typed ||= String(window.getSelection()).trim()),
  );

  useLayoutEffect(() => dialog.current!.showModal(), []);

  return (
    // Escape does what a press outside does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
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
