import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {SearchResults} from '../../searchResults';
import styles from './styles.module.css';

interface Props {
  areas: SearchResults['areas'];
  chosen: string;
  onChoose: (area: string) => void;
}

/** On wide screens, the others are behind a button. */
const LARGEST = 6;

export default function AreaFilter({areas, chosen, onChoose}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
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
  const areaToggle = ({name, count}: Props['areas'][number]) => toggle(name, `${name} (${count})`);
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
      {shown.slice(0, LARGEST).map(areaToggle)}
      {shown.length > LARGEST && (
        <button
          type="button"
          className={clsx('button button--sm', styles.moreAreas)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Translate
            id="search.areas.more"
            description="Button that shows the smaller areas of a search"
          >
            More areas
          </Translate>
        </button>
      )}
      {shown.slice(LARGEST).map(areaToggle)}
    </div>
  );
}
