import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Indexes of releases, newest first. `from` is excluded. */
interface Range {
  from: number;
  to: number;
}

/** Hides the releases outside of the range in the URL: `?from=2025.5&to=2025.8`. */
export default function CompareReleases(): ReactNode {
  const history = useHistory();
  const {search, hash} = useLocation();
  // Newest first. Empty until hydrated.
  const [sections, setSections] = useState<readonly HTMLElement[]>([]);
  const fromSelect = useRef<HTMLSelectElement>(null);
  const versions = sections.map(({dataset}) => dataset.release!);
  const all = {from: versions.length, to: 0};
  const range = rangeOf(versions, search);
  const linked = sections.findIndex(({firstElementChild}) => `#${firstElementChild?.id}` === hash);
  const isLinkOutside = linked >= 0 && !isIn(range, linked);
  const {from, to} = isLinkOutside ? all : range;
  const shown = sections.slice(to, from);

  useLayoutEffect(
    () => setSections([...document.querySelectorAll<HTMLElement>('[data-release]')]),
    [],
  );
  useLayoutEffect(() => {
    for (const [index, section] of sections.entries()) {
      section.hidden = !isIn({from, to}, index);
    }
    if (isLinkOutside) {
      // It was hidden when the browser followed the link.
      sections[linked]!.firstElementChild!.scrollIntoView();
    }
  }, [sections, from, to, isLinkOutside, linked]);

  const choose = (chosen: Range) => {
    const params = new URLSearchParams();
    for (const [name, index] of Object.entries(chosen)) {
      params.set(name, versions[index] ?? '');
    }
    history.replace({search: String(params), hash: '#compare-releases'});
  };
  const option = (index: number) => (
    <option key={index} value={index}>
      {versions[index]}
    </option>
  );
  const indexes = [...versions.keys()];
  return (
    <div className={styles.compare} data-non-content>
      <label className={clsx('chevron', styles.choice)}>
        <Translate id="compareReleases.from" description="Label of the choice of the older release">
          From release
        </Translate>
        <select
          ref={fromSelect}
          value={from}
          onChange={({target}) => {
            const newFrom = Number(target.value);
            choose({from: newFrom, to: to < newFrom ? to : 0});
          }}
        >
          {indexes.slice(1).map(option)}
          <option value={versions.length}>
            {translate(
              {
                id: 'compareReleases.start',
                message: 'before {version}',
                description: 'Choice of the older release: the time before the first one',
              },
              {version: versions.at(-1) ?? ''},
            )}
          </option>
        </select>
      </label>
      <label className={clsx('chevron', styles.choice)}>
        <Translate id="compareReleases.to" description="Label of the choice of the newer release">
          To release
        </Translate>
        <select value={to} onChange={({target}) => choose({from, to: Number(target.value)})}>
          {indexes.slice(0, from).map(option)}
        </select>
      </label>
      {/* For screen readers, the status exists before it changes. */}
      <span role="status">{shown.length < sections.length && <Summary sections={shown} />}</span>
      {shown.length < sections.length && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            choose(all);
            fromSelect.current!.focus();
          }}
        >
          <Translate id="compareReleases.all" description="Button that shows all releases again">
            Show all
          </Translate>
        </button>
      )}
    </div>
  );
}

function Summary({sections}: {sections: readonly HTMLElement[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  const changes = sections.flatMap((section) => [...section.querySelectorAll('li')]).length;
  return selectMessage(
    sections.length,
    translate(
      {
        id: 'compareReleases.shown',
        message: '1 release, {changes} changes|{releases} releases, {changes} changes',
        description:
          'How many releases are between two releases. Plural forms are separated by "|"',
      },
      {releases: String(sections.length), changes: String(changes)},
    ),
  );
}

function isIn({from, to}: Range, index: number): boolean {
  return index >= to && index < from;
}

/** Ignores unknown versions, and a `to` that isn't newer than `from`. */
function rangeOf(versions: readonly string[], search: string): Range {
  const params = new URLSearchParams(search);
  const indexOf = (name: string) => versions.indexOf(params.get(name) ?? '');
  const from = indexOf('from') > 0 ? indexOf('from') : versions.length;
  return {from, to: indexOf('to') < from ? Math.max(indexOf('to'), 0) : 0};
}
