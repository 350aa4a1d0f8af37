import {useEffect, useState} from 'react';

/** Whether something has lasted for a while: what is over sooner is not worth a word. */
export function useDelayed(active: boolean, milliseconds = 200): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, milliseconds]);

  return active && late;
}
