import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {LinksProps} from './HandbookLinks';

/** Loaded when scrolled into view. Empty in older versions, and unless `npm run handbook` was run. */
export default function Handbook({wholeGuideOnly}: LinksProps): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const [Links, setLinks] = useState<ComponentType<LinksProps>>();
  const {isLast} = useDocsVersion();
  useEffect(() => {
    if (!isLast || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        import('./HandbookLinks').then(
          (module) => setLinks(() => module.default),
          () => undefined,
        );
      }
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [isLast]);
  return <p ref={place}>{Links ? <Links wholeGuideOnly={wholeGuideOnly} /> : '\u00A0'}</p>;
}
