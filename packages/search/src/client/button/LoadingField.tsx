import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import SearchIcon from '../SearchIcon';
import styles from './styles.module.css';

export default function LoadingField({onClose}: {onClose: () => void}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const label = translate({
    id: 'search.box.name',
    message: 'Search the documentation',
    description: 'Name of the search box for screen readers',
  });

  // Defaults to the selected text, like DocSearch. Focusing the field changes it.
  const [typed] = useState(
    () => (window.siteSearch.typed ||= String(window.getSelection()).trim()),
  );

  useLayoutEffect(() => input.current!.focus(), []);

  return createPortal(
    <div
      className={styles.loading}
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
