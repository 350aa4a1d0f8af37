/**
 * Wrapped: ColorModeToggle of @docusaurus/theme-classic 3.9.1.
 *
 * Why: the name of the button changes with the mode, which a screen reader does
 * not say by itself. Each change by the reader is said, and nothing on load.
 * Upstream disables the button until the page has hydrated: a press before would
 * be lost, which `src/client/scripts/earlyPressScript.ts` keeps.
 */
import {useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Context as IsBrowser} from '@docusaurus/core/lib/client/browserContext';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import {announce} from '@site/src/client/announce';

export default function ColorModeToggleWrapper({onChange, ...props}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);

  const changeAndSay: Props['onChange'] = (mode) => {
    // The button has its new name after this.
    flushSync(() => onChange(mode));
    announce(root.current!.querySelector('button')!.ariaLabel!);
  };

  return (
    <div ref={root}>
      <IsBrowser.Provider value>
        <ColorModeToggle {...props} onChange={changeAndSay} />
      </IsBrowser.Provider>
    </div>
  );
}
