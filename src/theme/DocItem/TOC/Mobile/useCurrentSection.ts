import {useEffect, useState} from 'react';
import {sectionInView} from '@site/src/client/sectionInView';

/** Tracks the index of the current section; -1 above the first one, or if disabled. */
export function useCurrentSection(ids: readonly string[], isEnabled: boolean): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    if (!isEnabled) {
      return undefined;
    }
    const update = () => setCurrent(sectionInView(ids.map((id) => document.getElementById(id))));
    update();
    document.addEventListener('scroll', update, {passive: true});
    return () => document.removeEventListener('scroll', update);
  }, [ids, isEnabled]);
  return current;
}
