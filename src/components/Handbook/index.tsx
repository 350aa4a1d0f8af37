import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {LinksProps} from './HandbookLinks';

/**
 * The place of the links to the guide as PDF. They are fetched when a reader comes to it, as no first
 * visit is to wait for them; its line is kept, so that nothing moves when they come. It stays empty
 * where `npm run handbook` has made no books, and in versions that have none.
 */
export default function Handbook({guideAlone}: LinksProps): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  const [Links, setLinks] = useState<ComponentType<LinksProps>>();
  const {isLast} = useDocsVersion();
  useEffect(() => {
    // Without the links nothing is lost that the page needs.
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
  return <p ref={place}>{Links ? <Links guideAlone={guideAlone} /> : '\u00A0'}</p>;
}
