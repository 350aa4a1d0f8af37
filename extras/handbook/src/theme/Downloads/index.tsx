import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Loads the links when scrolled into view. Empty in older versions or without `npm run handbook`.
 */
export default function Downloads(): ReactNode {
  const root = useRef<HTMLParagraphElement>(null);
  const [Links, setLinks] = useState<ComponentType>();
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
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [isLast]);
  return (
    <p ref={root} data-non-content>
      {Links ? <Links /> : '\u00A0'}
    </p>
  );
}
