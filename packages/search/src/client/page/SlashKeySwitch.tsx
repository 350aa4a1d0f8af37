import type {ChangeEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SLASH_KEY} from '../button/siteSearch';
import styles from './styles.module.css';

/** Disables the `/` shortcut: https://www.w3.org/TR/WCAG22/#character-key-shortcuts */
export default function SlashKeySwitch(): ReactNode {
  const isBrowser = useIsBrowser();
  const change = ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const {dataset} = document.documentElement;
    dataset.slashKey = currentTarget.checked ? 'on' : 'off';
    try {
      localStorage.setItem(SLASH_KEY, dataset.slashKey);
    } catch {
      // Storage is blocked: the setting lasts until the page is closed.
    }
  };
  return (
    <label className={styles.setting}>
      <input
        // Prerendered without the setting.
        key={String(isBrowser)}
        type="checkbox"
        disabled={!isBrowser}
        defaultChecked={!isBrowser || document.documentElement.dataset.slashKey !== 'off'}
        onChange={change}
      />{' '}
      <Translate
        id="search.page.slashKey"
        description="Checkbox at the end of the search page: whether the key / opens the search box"
      >
        Open the search with the / key
      </Translate>
    </label>
  );
}
