import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchResults} from '../../searchResults';
import styles from './styles.module.css';

interface Props {
  areas: SearchResults['areas'];
  chosen: string;
  onChoose: (area: string) => void;
}

export default function AreaFilter({areas, chosen, onChoose}: Props): ReactNode {
  // Keep the chosen area, so that it can be unselected without hits.
  const shown =
    chosen === '' || areas.some(({name}) => name === chosen)
      ? areas
      : [...areas, {name: chosen, count: 0}];

  if (shown.length === 0) {
    return null;
  }
  const toggle = (area: string, label: ReactNode) => (
    <button
      key={area}
      type="button"
      className="button button--secondary button--sm"
      aria-pressed={area === chosen}
      onClick={() => onChoose(area)}
    >
      {label}
    </button>
  );
  return (
    <div
      role="group"
      className={styles.areas}
      aria-label={translate({
        id: 'search.areas.label',
        message: 'Filter by area',
        description: 'Name of the group of buttons that narrow a search to an area',
      })}
    >
      {toggle(
        '',
        <Translate id="search.areas.all" description="Button that searches in all areas">
          All
        </Translate>,
      )}
      {shown.map(({name, count}) => toggle(name, `${name} (${count})`))}
    </div>
  );
}
