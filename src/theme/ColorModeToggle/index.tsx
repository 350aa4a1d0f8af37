/**
 * Wrapped: ColorModeToggle of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the name of the button changes with the mode, which a screen reader does
 * not say by itself. Each change by the reader is said, and nothing on load.
 */
import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {flushSync} from 'react-dom';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import styles from './styles.module.css';

export default function ColorModeToggleWrapper({className, onChange, ...props}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string>();

  const changeAndSay: Props['onChange'] = (mode) => {
    // The button has its new name after this.
    flushSync(() => onChange(mode));
    setMessage(root.current?.querySelector('button')?.ariaLabel ?? undefined);
  };

  return (
    <div ref={root}>
      <ColorModeToggle
        {...props}
        className={clsx(styles.toggle, className)}
        onChange={changeAndSay}
      />
      <span role="status" className={styles.status}>
        {message}
      </span>
    </div>
  );
}
