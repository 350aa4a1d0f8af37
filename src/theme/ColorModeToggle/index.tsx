/**
 * Wrapped: ColorModeToggle of @docusaurus/theme-classic 3.9.1.
 *
 * Why: screen readers don't announce that the name of the button changes with the mode. Upstream disables the button
 * until hydration, which drops clicks that `src/client/scripts/earlyClickScript.ts` would replay.
 */
import {useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Context as IsBrowser} from '@docusaurus/core/lib/client/browserContext';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import {announce} from '@site/src/client/announce';

export default function ColorModeToggleWrapper({onChange, ...props}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);

  const changeAndAnnounce: Props['onChange'] = (mode) => {
    // Renders the new name of the button.
    flushSync(() => onChange(mode));
    announce(root.current!.querySelector('button')!.ariaLabel!);
  };

  return (
    <div ref={root}>
      <IsBrowser.Provider value>
        <ColorModeToggle {...props} onChange={changeAndAnnounce} />
      </IsBrowser.Provider>
    </div>
  );
}
