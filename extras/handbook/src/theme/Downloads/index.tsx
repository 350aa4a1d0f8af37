import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {LinksProps} from './HandbookLinks';

/**
 * Loads the links when scrolled into view. Empty in older versions or without `npm run handbook`.
 */
export default function Downloads({
  wholeGuideOnly,
  className,
}: LinksProps & {className?: string}): ReactNode {
  const root = useRef<HTMLParagraphElement>(null);
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
    observer.observe(root.current!);
    return () => observer.disconnect();
  }, [isLast]);
  return (
    <p ref={root} className={className} data-non-content>
      {Links ? <Links wholeGuideOnly={wholeGuideOnly} /> : '\u00A0'}
    </p>
  );
}
