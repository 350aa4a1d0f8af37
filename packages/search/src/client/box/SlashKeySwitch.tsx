import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {SLASH_KEY} from '../button/siteSearch';

/**
 * Turns the key `/` off and on: what one character does by itself can be said, or pressed, by mistake.
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
      // It holds for this page.
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
