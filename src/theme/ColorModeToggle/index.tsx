/**
 * Wrapped: ColorModeToggle of @docusaurus/theme-classic 3.9.1.
 *
 * Why: announces the new mode. Enabled before hydration, for
 * `src/client/scripts/earlyClickScript.ts`.
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
