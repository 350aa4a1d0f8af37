import type {ChangeEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SLASH_KEY} from '../button/siteSearch';

/**
 * Checkbox that disables the `/` shortcut, which speech input can trigger by mistake.
 *
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export default function SlashKeySwitch(): ReactNode {
  const {dataset} = document.documentElement;
  const change = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    dataset.slashKey = currentTarget.checked ? 'on' : 'off';
    try {
      localStorage.setItem(SLASH_KEY, dataset.slashKey);
    } catch {
      // Storage is blocked: the setting lasts until the page is closed.
    }
  };
  return (
    <label className="DocSearch-Label">
      <input type="checkbox" defaultChecked={dataset.slashKey !== 'off'} onChange={change} />{' '}
      <Translate
        id="search.box.slashKey"
        description="Checkbox at the foot of the search box: whether the key / opens it"
      >
        Open with /
      </Translate>
    </label>
  );
}
