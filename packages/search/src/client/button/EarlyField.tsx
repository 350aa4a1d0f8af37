import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import SearchIcon from '../SearchIcon';
import styles from './styles.module.css';

/** Field shown while the dialog loads. */
export default function EarlyField({onClose}: {onClose: () => void}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const label = translate({
    id: 'search.box.name',
    message: 'Search the documentation',
    description: 'Name of the search box for screen readers',
  });

  // Like DocSearch. Focusing the field changes the selection.
  const [typed] = useState(
    () => (window.siteSearch.typed ||= String(window.getSelection()).trim()),
  );

  useLayoutEffect(() => input.current!.focus(), []);

  return createPortal(
    <div
      className={styles.early}
      role="dialog"
      aria-modal
      aria-label={label}
      onClick={({target, currentTarget}) => target === currentTarget && onClose()}
      onKeyDown={({key}) => key === 'Escape' && onClose()}
    >
      <div>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={typed}
          onChange={({target}) => (window.siteSearch.typed = target.value)}
        />
      </div>
    </div>,
    document.body,
  );
}
