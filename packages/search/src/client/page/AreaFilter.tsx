import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {AreaCount} from '../../searchResults';
import styles from './styles.module.css';

interface Props {
  areas: AreaCount[];
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
  return (
    <div
      role="group"
      className={styles.areas}
      aria-label={translate({
        id: 'search.areas.label',
        message: 'Filter by area',
        description: 'Name of the group of buttons that narrow a search to an area of the guide',
      })}
    >
      <Toggle pressed={chosen === ''} onPress={() => onChoose('')}>
        <Translate id="search.areas.all" description="Button that searches in all areas">
          All
        </Translate>
      </Toggle>
      {shown.map(({name, count}) => (
        <Toggle key={name} pressed={name === chosen} onPress={() => onChoose(name)}>
          {name} <span className={styles.count}>{`(${count})`}</span>
        </Toggle>
      ))}
    </div>
  );
}

interface ToggleProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Toggle({pressed, onPress, children}: ToggleProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.pill, pressed && styles.pressed)}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
