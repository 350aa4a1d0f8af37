import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import SearchIcon from '../SearchIcon';
import styles from './styles.module.css';

interface Props {
  label: string;
  onClose: () => void;
}

/** Shown while the dialog loads. */
export default function LoadingField({label, onClose}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);

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
