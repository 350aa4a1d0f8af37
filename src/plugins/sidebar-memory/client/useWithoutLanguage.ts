import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Gives a function that takes the language off an address: `/fr/glossary/` becomes `glossary/`. */
export function useWithoutLanguage(): (address: string) => string {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback(
    (address) => (address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address),
    [baseUrl],
  );
}
