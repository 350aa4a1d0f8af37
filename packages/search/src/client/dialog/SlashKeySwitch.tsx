import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SLASH_KEY} from '../button/siteSearch';

/**
 * Checkbox that disables the `/` shortcut, which speech input can trigger by mistake.
 *
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export default function SlashKeySwitch(): ReactNode {
  const {dataset} = document.documentElement;
  const [isOn, setOn] = useState(dataset.slashKey !== 'off');
  const change = (on: boolean) => {
    setOn(on);
    dataset.slashKey = on ? 'on' : 'off';
    try {
      localStorage.setItem(SLASH_KEY, on ? 'on' : 'off');
    } catch {
      // Storage is blocked: the setting lasts until the page is closed.
    }
  };
  return (
    <label className="search-box__slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({currentTarget}) => change(currentTarget.checked)}
      />{' '}
      <Translate
        id="search.box.slashKey"
        description="Checkbox at the foot of the search box: whether the key / opens it"
      >
        Open with /
      </Translate>
    </label>
  );
}
