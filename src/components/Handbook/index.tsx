import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {LinksProps} from './HandbookLinks';

/**
 * Links to the guide as PDF, loaded when scrolled into view. An empty line reserves their space. It stays empty if
 * `npm run handbook` wasn't run, and in older versions.
 */
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
